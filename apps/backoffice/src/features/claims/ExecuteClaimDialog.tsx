import type { components, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { parseTransactionHash } from '@repo/domain/crypto-address';
import { formatShortAddress } from '@repo/domain/format';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { runChecks } from '@repo/domain/validation';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextAreaField, TextField } from '@repo/ui/fields';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { shownUnits } from '../../shared/kaskad/units.ts';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { claimFacts } from './claims.model.ts';
import { claimsTexts, claimFormTexts as texts } from './claims.texts.ts';

interface ExecuteClaimProps {
  readonly row: components['schemas']['ClaimRow'];
  readonly onCancel: () => void;
  readonly onDone: (message: string) => void;
}

/** The transaction that sent the units. */
export function ExecuteClaimDialog({ isOpen, ...props }: ExecuteClaimProps & { readonly isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={props.onCancel} title={texts.executeTitle}>
      <ExecuteClaimForm {...props} />
    </Dialog>
  );
}

function ExecuteClaimForm({ row, onCancel, onDone }: ExecuteClaimProps) {
  const { claim, class: unit } = row;
  const { network, address } = claim.wallet;
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { send, conflict } = useRecordCall<OperationOutput<'executeClaim'>>({
    record: claimFacts(row),
    invalidates: kaskadInvalidates,
    onDone: ({ pending_change: held }) =>
      onDone(held === null ? claimsTexts.done.execute : claimsTexts.done.held),
  });
  const confirms = texts.executeConfirms(shownUnits(claim.units, unit), formatShortAddress(address));
  const { values, field, submit, isPending, failure } = useCheckedForm({
    initial: { txid: '', reason: '' },
    validate: (typed) =>
      runChecks<typeof typed, 'txid'>(
        [
          {
            field: 'txid',
            message: texts.txidInvalid[network],
            holds: ({ txid }) => parseTransactionHash(txid, network) !== null,
          },
        ],
        typed,
      ),
    send: ({ txid, reason }) => {
      const body = {
        txid: parseTransactionHash(txid, network) ?? txid.trim(),
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      };
      const path = { id: claim.id };
      return send(api.call('executeClaim', { path, body, confirms, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.executeIntro(shownUnits(claim.units, unit), formatShortAddress(address))}</p>
      <FormAlert message={failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={onCancel}
        typed={[{ id: 'txid', label: texts.txid, value: values.txid }]}
      />
      <TextField
        {...field('txid')}
        autoComplete="off"
        description={texts.txidHelp}
        isCode
        label={texts.txid}
        maxLength={200}
      />
      <TextAreaField
        {...field('reason')}
        description={texts.reasonHelp}
        isOptional
        label={texts.reason}
        maxLength={refusalMessageMaxLength}
        rows={2}
      />
      <DialogActions isPending={isPending} onBack={onCancel} submit={claimsTexts.actions.execute} />
    </Form>
  );
}
