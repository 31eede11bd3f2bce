import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { formatLongDateTime } from '@repo/domain/format';
import { isFilled, runChecks } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextAreaField, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { useRecordChange } from '../../shared/use-record-change.ts';
import styles from './fundraising.module.css';
import { updatesTexts as texts } from './round-parts.texts.ts';
import type { StaffRound } from './rounds.model.ts';

/** News that its visitors and investors read, the newest first. */
export function RoundUpdates({ round }: { readonly round: StaffRound }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card
      actions={
        <Button onPress={() => setOpen(true)} size="sm" variant="ghost">
          {texts.add}
        </Button>
      }
      title={texts.title}
    >
      {round.updates.length === 0 ? <p className={styles.muted}>{texts.empty}</p> : null}
      <ul className={styles.list}>
        {round.updates.map(({ id, title, body, published_at: publishedAt }) => (
          <li className={styles.item} key={id}>
            <strong>{title}</strong>
            <span className={styles.muted}>{formatLongDateTime(publishedAt)}</span>
            <p className={styles.text}>{body}</p>
          </li>
        ))}
      </ul>
      <Dialog isOpen={isOpen} onClose={close} title={texts.add}>
        <UpdateForm onClose={close} roundId={round.round.id} />
      </Dialog>
    </Card>
  );
}

function UpdateForm({ roundId, onClose }: { readonly roundId: string; readonly onClose: () => void }) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const change = useRecordChange(kaskadInvalidates);
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { title: '', body: '' },
    validate: (typed) =>
      runChecks<typeof typed, 'title' | 'body'>(
        [
          { field: 'title', message: texts.nameRequired, holds: ({ title }) => isFilled(title) },
          { field: 'body', message: texts.bodyRequired, holds: ({ body }) => isFilled(body) },
        ],
        typed,
      ),
    send: async (typed) => {
      const body = { title: typed.title.trim(), body: typed.body.trim() };
      await change(
        api.call('publishRoundUpdate', { path: { id: roundId }, body, idempotencyKey: keyOf(body) }),
      );
      toast.success(texts.done);
      onClose();
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <TextField {...field('title')} label={texts.name} maxLength={120} />
      <TextAreaField {...field('body')} label={texts.body} maxLength={5000} rows={8} />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submit} />
    </Form>
  );
}
