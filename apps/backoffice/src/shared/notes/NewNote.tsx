import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { noteMaxLength, validateNote } from '@repo/domain/records';
import { Button } from '@repo/ui/button';
import { Form, TextAreaField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { type NoteSubject, notesInvalidates } from './record-notes.queries.ts';
import { recordNotesTexts as texts } from './record-notes.texts.ts';

interface NewNoteProps {
  readonly subject: NoteSubject;
  readonly onDone: () => void;
}

export function NewNote({ subject: { kind, id }, onDone }: NewNoteProps) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { text: '' },
    validate: validateNote,
    send: async ({ text }) => {
      const body = { kind, id, text: text.trim() };
      await api.call('addNote', { body, idempotencyKey: keyOf(body) });
      await invalidate(queryClient, ...notesInvalidates);
      toast.success(texts.noteAdded);
      onDone();
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <TextAreaField {...field('text')} label={texts.note} maxLength={noteMaxLength} rows={2} />
      <div>
        <Button isPending={isPending} size="sm" type="submit" variant="ghost">
          {texts.addNote}
        </Button>
      </div>
    </Form>
  );
}
