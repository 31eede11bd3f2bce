import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Dialog } from '@repo/ui/dialog';
import { Banner } from '@repo/ui/feedback';
import { Form } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { allotmentTexts as texts } from './allotment.texts.ts';
import { roundFacts, type StaffRound } from './rounds.model.ts';

/** The issue of what was allotted, once its checklist is complete; nothing where it is not allowed. */
export function IssueRound({ round }: { readonly round: StaffRound }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!round.actions.includes('issue') || round.pending_change !== null) return null;
  return (
    <Card title={texts.issue}>
      <Button isFullWidth onPress={() => setOpen(true)}>
        {texts.issue}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.issue}>
        <IssueForm onClose={close} round={round} />
      </Dialog>
    </Card>
  );
}

function IssueForm({ round, onClose }: { readonly round: StaffRound; readonly onClose: () => void }) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const isMissing = round.checklist.some(({ missing }) => missing > 0);
  const { send, conflict } = useRecordCall<OperationOutput<'issueRound'>>({
    record: roundFacts(round),
    invalidates: kaskadInvalidates,
    onDone: () => {
      toast.success(texts.issued);
      onClose();
    },
  });
  const { submit, isPending, failure } = useCheckedForm({
    initial: {},
    validate: () => ({ failures: [], first: null }),
    send: () => {
      const body = { version: round.version };
      const path = { id: round.round.id };
      return send(api.call('issueRound', { path, body, idempotencyKey: keyOf([path, body]) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.issueIntro}</p>
      <FormAlert message={failure?.message} />
      <RecordConflict conflict={conflict} onReload={onClose} typed={[]} />
      {isMissing ? <Banner tone="warning">{texts.issueMissing}</Banner> : null}
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.issue} />
    </Form>
  );
}
