import { type components, invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { formatNumericDateTime } from '@repo/domain/format';
import { noteMaxLength, validateNote } from '@repo/domain/records';
import { Button } from '@repo/ui/button';
import { Conflict } from '@repo/ui/conflict';
import { ConfirmDialog } from '@repo/ui/dialog';
import { Form, TextAreaField } from '@repo/ui/fields';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { InlineActions } from '../DialogActions.tsx';
import { useOpened } from '../use-opened.ts';
import styles from './record-notes.module.css';
import { notesInvalidates } from './record-notes.queries.ts';
import { recordNotesTexts as texts } from './record-notes.texts.ts';

interface NoteItemProps {
  readonly note: components['schemas']['RecordNote'];
}

/** One note, with the texts that it replaced; its author may change and delete it. */
export function NoteItem({ note }: NoteItemProps) {
  const [isEdited, setEdited] = useState(false);
  const day = formatNumericDateTime(note.created_at);
  const facts = [note.author, day];
  if (note.version > 1) facts.push(texts.edited(formatNumericDateTime(note.updated_at)));
  return (
    <li className={styles.item}>
      <span className={styles.muted}>{facts.join(' · ')}</span>
      {isEdited ? (
        <EditNote note={note} onClose={() => setEdited(false)} />
      ) : (
        <p className={styles.text}>{note.text}</p>
      )}
      {note.replaced.length === 0 ? null : (
        <details>
          <summary className={styles.muted}>{texts.replaced(note.replaced.length)}</summary>
          {note.replaced.map(({ text, written_at: at }) => (
            <p className={styles.text} key={at}>
              <span className={styles.muted}>{formatNumericDateTime(at)}</span> {text}
            </p>
          ))}
        </details>
      )}
      {note.is_mine && !isEdited ? (
        <Cluster gap={4}>
          <Button aria-label={texts.editOf(day)} onPress={() => setEdited(true)} size="sm" variant="quiet">
            {texts.edit}
          </Button>
          <DeleteNote day={day} id={note.id} />
        </Cluster>
      ) : null}
    </li>
  );
}

function EditNote({ note, onClose }: NoteItemProps & { readonly onClose: () => void }) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const { opened, conflictOf } = useOpened(note);
  const { field, values, change, submit, isPending, failure } = useCheckedForm({
    initial: { text: note.text },
    validate: validateNote,
    send: async ({ text }) => {
      const body = { version: opened.version, text: text.trim() };
      try {
        await api.call('updateNote', { path: { id: note.id }, body, idempotencyKey: keyOf(body) });
        toast.success(texts.noteSaved);
        onClose();
      } finally {
        // Refused, it was changed in another window.
        await invalidate(queryClient, ...notesInvalidates);
      }
    },
  });
  const { isStale, refusal, message, restart } = conflictOf(failure);
  const shown = { opened: opened.text, now: note.text, mine: values.text };
  return (
    <Form isPending={isPending} onSubmit={submit}>
      {isStale ? (
        <Conflict
          fields={[{ id: 'text', label: texts.editedText, ...shown }]}
          onKeep={restart}
          onReload={() => {
            restart();
            change({ text: note.text });
          }}
          refusal={refusal}
          title={texts.changed}
        />
      ) : null}
      <FormAlert message={message} />
      <TextAreaField {...field('text')} label={texts.editedText} maxLength={noteMaxLength} rows={3} />
      <InlineActions isDisabled={isStale} isPending={isPending} onCancel={onClose} submit={texts.save} />
    </Form>
  );
}

function DeleteNote({ id, day }: { readonly id: string; readonly day: string }) {
  const { api, queryClient } = useServices();
  const [isOpen, setOpen] = useState(false);
  const deletion = useSending<unknown>({
    mutationFn: () => api.call('deleteNote', { path: { id } }),
    onSuccess: async () => {
      toast.success(texts.noteDeleted);
      await invalidate(queryClient, ...notesInvalidates);
    },
  });
  return (
    <>
      <Button aria-label={texts.removeOf(day)} onPress={() => setOpen(true)} size="sm" variant="quiet">
        {texts.remove}
      </Button>
      <ConfirmDialog
        confirmLabel={texts.remove}
        error={deletion.error?.message}
        isDangerous
        isOpen={isOpen}
        isPending={deletion.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={() => deletion.send()}
        title={texts.removeTitle}
      >
        {texts.removeHelp}
      </ConfirmDialog>
    </>
  );
}
