import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextAreaField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { useRecordChange } from '../../shared/use-record-change.ts';
import styles from './fundraising.module.css';
import { emailsProblem, readEmails } from './invitations.model.ts';
import { invitationsTexts as texts } from './round-parts.texts.ts';
import type { StaffRound } from './rounds.model.ts';

/** Who may read a round of a whitelist. */
export function RoundInvitations({ round }: { readonly round: StaffRound }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { invitations } = round;
  return (
    <Card
      actions={
        <Button onPress={() => setOpen(true)} size="sm" variant="ghost">
          {texts.add}
        </Button>
      }
      title={texts.title}
    >
      <Stack gap={8}>
        <p className={styles.muted}>
          {invitations.length === 0 ? texts.empty : texts.count(invitations.length)}
        </p>
        <ul className={styles.list}>
          {invitations.map(({ id, name, email }) => (
            <li className={styles.item} key={id}>
              <span>{name}</span>
              <span className={styles.muted}>{email}</span>
            </li>
          ))}
        </ul>
      </Stack>
      <Dialog isOpen={isOpen} onClose={close} title={texts.add}>
        <InviteForm onClose={close} roundId={round.round.id} />
      </Dialog>
    </Card>
  );
}

function InviteForm({ roundId, onClose }: { readonly roundId: string; readonly onClose: () => void }) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const change = useRecordChange(kaskadInvalidates);
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { emails: '' },
    validate: ({ emails }) => {
      const message = emailsProblem(emails);
      const failures = message === null ? [] : [{ field: 'emails' as const, message }];
      return { failures, first: failures[0] ?? null };
    },
    send: async ({ emails }) => {
      const body = { emails: readEmails(emails) };
      await change(api.call('inviteToRound', { path: { id: roundId }, body, idempotencyKey: keyOf(body) }));
      toast.success(texts.done);
      onClose();
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <TextAreaField {...field('emails')} description={texts.emailsHelp} label={texts.emails} rows={8} />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.add} />
    </Form>
  );
}
