import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { formatNumericDate } from '@repo/domain/format';
import { paymentReferenceMaxLength } from '@repo/domain/limits';
import type { ExecutionValues } from '@repo/domain/payouts';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextField } from '@repo/ui/fields';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { refundAmount, refundFacts, shownAccount, validateExecution } from './refunds.model.ts';
import { refundsTexts, refundFormTexts as texts } from './refunds.texts.ts';

interface ExecuteRefundProps {
  readonly row: components['schemas']['RefundRow'];
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Records that the money left. */
export function ExecuteRefundDialog({ isOpen, ...props }: ExecuteRefundProps & { readonly isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={props.onCancel} title={texts.executeTitle}>
      <ExecuteRefundForm {...props} />
    </Dialog>
  );
}

function ExecuteRefundForm({ row, onCancel, onDone }: ExecuteRefundProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [today] = useState(parisToday);
  const { send, conflict } = useRecordCall({
    record: refundFacts(row),
    invalidates: kaskadInvalidates,
    onDone,
  });
  const account = row.beneficiary === null ? refundsTexts.none : shownAccount(row.beneficiary.account, row);
  const confirms = texts.executeConfirms(refundAmount(row), account);
  const { values, field, submit, isPending, failure } = useCheckedForm<ExecutionValues>({
    initial: { executed_on: null, reference: '' },
    validate: (typed) => validateExecution(typed, today),
    send: ({ executed_on: executedOn, reference }) => {
      const body = { executed_on: executedOn ?? '', reference: reference.trim() };
      const path = { id: row.refund.id };
      return send(api.call('executeRefund', { path, body, confirms, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.executeIntro(refundAmount(row), account)}</p>
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
      <DatePicker {...field('executed_on')} label={texts.executedOn} max={today} />
      <TextField
        {...field('reference')}
        description={texts.referenceHelp}
        label={texts.reference}
        maxLength={paymentReferenceMaxLength}
      />
      <DialogActions isPending={isPending} onBack={onCancel} submit={refundsTexts.actions.execute} />
    </Form>
  );
}
