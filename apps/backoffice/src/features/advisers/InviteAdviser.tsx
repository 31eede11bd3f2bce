import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { type AdviserTyped, adviserFieldTexts, validateInvitation } from '@repo/domain/advisers';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { AdviserFields } from './AdviserFields.tsx';
import { adviserInvalidates } from './advisers.queries.ts';
import { adviserFormTexts as texts } from './advisers.texts.ts';

/** « Ajouter un commercial »: an account whose owner chooses the password. */
export function InviteAdviser() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{texts.invite}</Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.invite}>
        <InvitationForm onClose={close} />
      </Dialog>
    </>
  );
}

const empty = { email: '', firstname: '', lastname: '', phone: '', booking_url: '' };

function InvitationForm({ onClose }: { readonly onClose: () => void }) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { send } = useRecordCall<OperationOutput<'inviteAdviser'>>({
    invalidates: adviserInvalidates,
    onDone: () => {
      toast.success(texts.invited);
      onClose();
    },
  });
  const form = useCheckedForm<AdviserTyped & { readonly email: string }>({
    initial: empty,
    validate: validateInvitation,
    send: ({ email, ...adviser }) => {
      const body = { email: email.trim(), adviser };
      return send(api.call('inviteAdviser', { body, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={form.isPending} onSubmit={form.submit}>
      <p>{texts.inviteIntro}</p>
      <FormAlert message={form.failure?.message} />
      <TextField
        {...form.field('email')}
        autoComplete="off"
        label={adviserFieldTexts.email}
        maxLength={254}
        type="email"
      />
      <AdviserFields field={form.field} />
      <DialogActions isPending={form.isPending} onBack={onClose} submit={texts.inviteSubmit} />
    </Form>
  );
}
