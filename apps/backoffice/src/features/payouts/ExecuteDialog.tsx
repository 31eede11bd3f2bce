import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { parisDay } from '@repo/domain/dates';
import { formatBookAmount, formatNumericDate } from '@repo/domain/format';
import { paymentReferenceMaxLength } from '@repo/domain/limits';
import {
  type ExecutionBounds,
  type ExecutionValues,
  shortAccount,
  validatePayoutExecution,
} from '@repo/domain/payouts';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextField } from '@repo/ui/fields';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { type DialogOutcome, useRecordCall } from '../../shared/use-record-call.ts';
import { payoutFormTexts as texts } from './payout-panel.texts.ts';
import { payoutRecord } from './payouts.model.ts';

export interface PayoutDialogProps extends DialogOutcome {
  readonly data: OperationOutput<'getPayout'>;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
}

/** The days on which it may have been paid. */
export function useExecutionBounds({ payout }: OperationOutput<'getPayout'>): ExecutionBounds {
  const [today] = useState(parisToday);
  return { requestedOn: parisDay(new Date(payout.requested_at)), heldUntil: payout.held_until, today };
}

/** Records that the money left; the form is reset each time it opens. */
export function ExecuteDialog(props: PayoutDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onCancel} title={texts.executeTitle}>
      <ExecuteForm {...props} />
    </Dialog>
  );
}

function ExecuteForm({ data, onCancel, ...outcome }: PayoutDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { send, conflict } = useRecordCall({ ...outcome, record: payoutRecord(data.payout) });
  const bounds = useExecutionBounds(data);
  const { payout } = data;
  const account = payout.beneficiary === null ? '' : shortAccount(payout.beneficiary.account, payout.method);
  const confirms = texts.executeConfirms(formatBookAmount(payout.amount, payout.asset), account);
  const { values, field, submit, isPending, failure } = useCheckedForm<ExecutionValues>({
    initial: { executed_on: null, reference: '' },
    validate: (execution) => validatePayoutExecution(execution, bounds),
    send: ({ executed_on, reference }) => {
      const body = { executed_on: executed_on ?? '', reference: reference.trim() };
      const path = { id: payout.id };
      return send(api.call('executePayout', { path, body, confirms, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.executeIntro(formatBookAmount(payout.amount, payout.asset), account)}</p>
      <FormAlert message={failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={onCancel}
        typed={[
          {
            id: 'executed_on',
            label: texts.executedOn,
            value: values.executed_on === null ? '' : formatNumericDate(values.executed_on),
          },
          { id: 'reference', label: texts.reference, value: values.reference },
        ]}
      />
      <DatePicker {...field('executed_on')} label={texts.executedOn} max={bounds.today} />
      <TextField
        {...field('reference')}
        description={texts.referenceHelp}
        label={texts.reference}
        maxLength={paymentReferenceMaxLength}
      />
      <DialogActions isPending={isPending} onBack={onCancel} submit={texts.submitExecute} />
    </Form>
  );
}
