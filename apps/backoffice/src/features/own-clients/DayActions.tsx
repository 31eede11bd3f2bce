import { type components, invalidate } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { addDays } from '@repo/domain/dates';
import { runChecks } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Form } from '@repo/ui/fields';
import { Cluster, Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { NewNote } from '../../shared/notes/NewNote.tsx';
import { type NoteSubject, notesInvalidates } from '../../shared/notes/record-notes.queries.ts';
import { homeTexts as texts } from './own-clients.texts.ts';

interface DayActionsProps {
  /** The task or the client, in words. */
  readonly about: string;
  readonly subject: NoteSubject;
  /** Moved to another day; without one, a task is planned. */
  readonly task?: components['schemas']['Task'];
  /** The title of the task that is planned. */
  readonly planned?: string;
}

/** « Reporter » and « Note »: what is put off becomes a task of its day. */
export function DayActions(props: DayActionsProps) {
  const [opened, setOpened] = useState<'day' | 'note' | null>(null);
  const close = () => setOpened(null);
  const { about, subject } = props;
  return (
    <>
      <Cluster gap={4}>
        <Button
          aria-label={texts.postponeOf(about)}
          onPress={() => setOpened('day')}
          size="sm"
          variant="quiet"
        >
          {texts.postpone}
        </Button>
        <Button aria-label={texts.noteOf(about)} onPress={() => setOpened('note')} size="sm" variant="quiet">
          {texts.note}
        </Button>
      </Cluster>
      <Dialog isOpen={opened === 'day'} onClose={close} title={texts.postponeTitle}>
        <Postpone {...props} onClose={close} />
      </Dialog>
      <Dialog isOpen={opened === 'note'} onClose={close} title={texts.noteTitle(about)}>
        <NewNote onDone={close} subject={subject} />
      </Dialog>
    </>
  );
}

interface PostponeForm {
  readonly day: string | null;
}

/** From tomorrow on. */
const validateDay = (values: PostponeForm) =>
  runChecks<PostponeForm, 'day'>(
    [
      {
        field: 'day',
        message: texts.postponeDayMissing,
        holds: ({ day }) => day !== null && day > parisToday(),
      },
    ],
    values,
  );

function Postpone({
  about,
  subject,
  task,
  planned = about,
  onClose,
}: DayActionsProps & { readonly onClose: () => void }) {
  const { api, queryClient } = useServices();
  const { user } = useSession();
  const keyOf = useIdempotencyKey();
  const tomorrow = addDays(parisToday(), 1);
  const { field, submit, isPending, failure } = useCheckedForm<PostponeForm>({
    initial: { day: tomorrow },
    validate: validateDay,
    send: async ({ day }) => {
      if (task === undefined) {
        const body = { ...subject, title: planned, due_day: day, assignee_id: user?.id ?? '' };
        await api.call('createTask', { body, idempotencyKey: keyOf(body) });
      } else {
        const body = { version: task.version, due_day: day };
        await api.call('updateTask', { path: { id: task.id }, body, idempotencyKey: keyOf(body) });
      }
      toast.success(texts.postponed);
      onClose();
      await invalidate(queryClient, ...notesInvalidates);
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <Stack gap={12}>
        <p>{texts.noteAbout(about, planned === about ? null : planned)}</p>
        <p>{texts.postponeHelp}</p>
        <FormAlert message={failure?.message} />
        <DatePicker {...field('day')} label={texts.postponeDay} min={tomorrow} />
        <Cluster gap={8}>
          <Button isPending={isPending} type="submit">
            {texts.postpone}
          </Button>
          <Button isDisabled={isPending} onPress={onClose} variant="ghost">
            {texts.cancel}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
