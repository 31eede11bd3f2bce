import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import {
  requestedAmount,
  WithdrawalEstimate,
  WithdrawalFields,
  type WithdrawalForm as WithdrawalValues,
  withdrawalBody,
  withdrawalChecks,
  withdrawalInitial,
} from '@repo/client/withdrawal';
import { paymentReferenceMaxLength, refusalMessageMaxLength } from '@repo/domain/limits';
import { validateReason } from '@repo/domain/two-persons';
import { isFilled, runChecks } from '@repo/domain/validation';
import { Form, TextAreaField, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import type { Resumed } from '../../shared/use-resumed.ts';
import { contractFacts } from './contract-facts.model.ts';
import { contractPanelTexts } from './contract-panel.texts.ts';
import type { PaymentDialogProps } from './payment-dialog-props.ts';

const texts = contractPanelTexts.withdrawals;

interface RecordedValues extends WithdrawalValues {
  readonly reference: string;
  readonly reason: string;
}

interface WithdrawalFormProps extends Pick<PaymentDialogProps, 'contract'> {
  readonly onClose: () => void;
  readonly resumed: Resumed | null;
}

/** A withdrawal that the client requested by letter: the estimate as it is typed, its reference and the reason. */
export function WithdrawalForm({ contract, onClose, resumed }: WithdrawalFormProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { send, conflict } = useRecordCall({
    record: contractFacts(contract),
    onDone: ({ pending_change: held }: OperationOutput<'recordWithdrawal'>) => {
      onClose();
      toast.success(held === null ? texts.recorded : texts.held);
    },
  });
  const { field, values, submit, isPending, failure } = useCheckedForm<RecordedValues>({
    initial: initialOf(contract, resumed),
    validate: check,
    send: (typed) => {
      const { reference, reason } = typed;
      const body = { ...withdrawalBody(typed), reference: reference.trim(), reason: reason.trim() };
      const requested = typed.request === 'yield' ? { amount: null, currency: null } : typed;
      const confirms = texts.confirms(requestedAmount(requested), contract.po_number ?? contract.id);
      const input = { path: { id: contract.id }, body, confirms, idempotencyKey: keyOf(body) };
      return send(api.call('recordWithdrawal', input));
    },
  });
  return (
    <Form aria-label={texts.record} isPending={isPending} onSubmit={submit}>
      <p>{texts.intro}</p>
      <FormAlert message={failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={onClose}
        typed={[
          { id: 'amount', label: texts.amount, value: values.amount },
          { id: 'reference', label: texts.reference, value: values.reference },
          { id: 'reason', label: texts.reason, value: values.reason },
        ]}
      />
      <WithdrawalFields field={field} values={values} />
      <TextField {...field('reference')} label={texts.reference} maxLength={paymentReferenceMaxLength} />
      <TextAreaField
        {...field('reason')}
        description={texts.reasonHelp}
        label={texts.reason}
        maxLength={refusalMessageMaxLength}
      />
      <WithdrawalEstimate contractId={contract.id} form={values} />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submit} />
    </Form>
  );
}

function initialOf(contract: WithdrawalFormProps['contract'], resumed: Resumed | null): RecordedValues {
  const empty = { ...withdrawalInitial(contract), reference: '', reason: '' };
  const typed = resumed?.typed.withdrawal;
  if (resumed === null || typed === undefined) return empty;
  const { request, amount, currency, reference } = typed;
  return {
    request,
    amount: amount ?? '',
    currency: currency ?? empty.currency,
    reference,
    reason: resumed.reason,
  };
}

function check(values: RecordedValues) {
  const { failures } = withdrawalChecks(values);
  const reference = runChecks(
    [
      {
        field: 'reference' as const,
        message: texts.referenceRequired,
        holds: ({ reference: typed }: RecordedValues) => isFilled(typed),
      },
    ],
    values,
  );
  const all = [...failures, ...reference.failures, ...validateReason(values).failures];
  return { failures: all, first: all[0] ?? null };
}
