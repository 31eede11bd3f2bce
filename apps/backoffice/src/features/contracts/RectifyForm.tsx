import type { components, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { currencyLabel, formatNumericDate, formatSubscriptionAmount } from '@repo/domain/format';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { Form, RadioGroup, TextAreaField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { useDialogCall } from '../../shared/use-dialog-call.ts';
import { RectifyPreview } from './RectifyPreview.tsx';
import { checkRectification, type RectifyValues, toCorrection } from './rectify.model.ts';
import { rectifyTexts as texts } from './rectify.texts.ts';

type Receipt = components['schemas']['Receipt'];

export interface RectifyFormProps {
  readonly contract: components['schemas']['Contract'];
  readonly first: Receipt;
  readonly receipts: readonly Receipt[];
  readonly onClose: () => void;
}

/** The line as it should have been recorded; what that changes is shown as it is typed. */
export function RectifyForm({ contract, first, receipts, onClose }: RectifyFormProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [today] = useState(parisToday);
  const send = useDialogCall({
    onDone: ({ pending_change: held }: OperationOutput<'rectifyPayment'>) => {
      onClose();
      toast.success(held === null ? texts.rectified : texts.held);
    },
    onConflict: (error) => {
      onClose();
      toast.error(error.message);
    },
  });
  const { field, values, change, submit, isPending, failure } = useCheckedForm<RectifyValues>({
    initial: { receipt_id: first.id, amount: first.amount, value_date: first.day, reason: '' },
    validate: (typed) => checkRectification(typed, { contract, receipts, today }),
    send: (typed) => {
      const body = { ...toCorrection(typed), reason: typed.reason.trim() };
      const input = { path: { id: contract.id }, body, idempotencyKey: keyOf(body) };
      return send(api.call('rectifyPayment', input));
    },
  });
  const choose = (id: string) => {
    const chosen = receipts.find((receipt) => receipt.id === id) ?? first;
    change({ receipt_id: chosen.id, amount: chosen.amount, value_date: chosen.day });
  };
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.intro}</p>
      <FormAlert message={failure?.message} />
      {receipts.length > 1 ? (
        <RadioGroup
          {...field('receipt_id')}
          label={texts.receipt}
          look="cards"
          onChange={choose}
          options={receipts.map(({ id, day, amount, wording }) => ({
            value: id,
            label: texts.receiptOn(
              formatSubscriptionAmount(amount, contract.currency),
              formatNumericDate(day),
            ),
            ...(wording !== null && { description: wording }),
          }))}
        />
      ) : null}
      <AmountField {...field('amount')} currency={currencyLabel(contract.currency)} label={texts.amount} />
      <DatePicker {...field('value_date')} label={texts.valueDate} max={today} />
      <TextAreaField
        {...field('reason')}
        description={texts.reasonHelp}
        label={texts.reason}
        maxLength={refusalMessageMaxLength}
      />
      <RectifyPreview contractId={contract.id} context={{ contract, receipts, today }} values={values} />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submit} />
    </Form>
  );
}
