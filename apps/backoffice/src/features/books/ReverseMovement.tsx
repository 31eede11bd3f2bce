import type { components, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { validateReason } from '@repo/domain/two-persons';
import { Button, TextLink } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { Postings } from '../../shared/Postings.tsx';
import { paths } from '../../shared/paths.ts';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { booksTexts } from './books.texts.ts';

type Entry = components['schemas']['JournalEntry'];
const texts = booksTexts.reversal;

/** « Contre-passer » of a movement of our accounts; the request that awaits a second person instead, where there is one. */
export function ReverseMovement({ entry }: { readonly entry: Entry }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (entry.pending_change !== null) {
    return <TextLink href={paths.changeRequest(entry.pending_change.id)}>{texts.pending}</TextLink>;
  }
  if (!entry.is_reversible) return null;
  return (
    <>
      <Button
        aria-label={`${texts.action} ${booksTexts.journal.number(entry.number)}`}
        onPress={() => setIsOpen(true)}
        size="sm"
        variant="ghost"
      >
        {texts.action}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.title(entry.number)}>
        <ReversalForm entry={entry} onClose={close} />
      </Dialog>
    </>
  );
}

function ReversalForm({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { send } = useRecordCall({
    onDone: ({ pending_change: held }: OperationOutput<'reverseMovement'>) => {
      onClose();
      toast.success(held === null ? texts.done : texts.held);
    },
    onConflict: (error) => {
      onClose();
      toast.error(error.message);
    },
  });
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { reason: '' },
    validate: validateReason,
    send: ({ reason }) => {
      const body = { entry: entry.number, reason: reason.trim() };
      return send(api.call('reverseMovement', { body, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.help}</p>
      <Postings postings={entry.postings} />
      <FormAlert message={failure?.message} />
      <TextField {...field('reason')} label={texts.reason} maxLength={500} />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.action} />
    </Form>
  );
}
