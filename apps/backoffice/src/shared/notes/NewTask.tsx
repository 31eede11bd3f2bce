import { type components, invalidate } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { taskTitleMaxLength, validateTask } from '@repo/domain/records';
import { Button } from '@repo/ui/button';
import { DatePicker } from '@repo/ui/date-field';
import { Form, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { InlineActions } from '../DialogActions.tsx';
import { type NoteSubject, notesInvalidates } from './record-notes.queries.ts';
import { recordNotesTexts as texts } from './record-notes.texts.ts';

interface NewTaskProps {
  readonly subject: NoteSubject;
  readonly assignees: readonly components['schemas']['StaffName'][];
}

/** Its form is opened by a button: notes are the more frequent. */
export function NewTask(props: NewTaskProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <NewTaskForm {...props} onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button onPress={() => setOpen(true)} size="sm" variant="ghost">
        {texts.newTask}
      </Button>
    </div>
  );
}

interface TaskForm {
  readonly title: string;
  readonly due_day: string | null;
  readonly assignee_id: string;
}

function NewTaskForm({ subject, assignees, onClose }: NewTaskProps & { readonly onClose: () => void }) {
  const { api, queryClient } = useServices();
  const { user } = useSession();
  const keyOf = useIdempotencyKey();
  const me = assignees.find(({ id }) => id === user?.id)?.id ?? '';
  const { field, submit, isPending, failure } = useCheckedForm<TaskForm>({
    initial: { title: '', due_day: null, assignee_id: me },
    validate: validateTask,
    send: async ({ title, ...task }) => {
      const body = { ...subject, ...task, title: title.trim() };
      await api.call('createTask', { body, idempotencyKey: keyOf(body) });
      toast.success(texts.taskAdded);
      onClose();
      await invalidate(queryClient, ...notesInvalidates);
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <TextField {...field('title')} label={texts.taskTitle} maxLength={taskTitleMaxLength} />
      <DatePicker {...field('due_day')} isOptional label={texts.dueDay} min={parisToday()} />
      <Select
        {...field('assignee_id')}
        label={texts.assignee}
        options={assignees.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <InlineActions isPending={isPending} onCancel={onClose} submit={texts.addTask} />
    </Form>
  );
}
