import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { formatSubscriptionAmount } from '@repo/domain/format';
import { paymentReferenceMaxLength } from '@repo/domain/limits';
import { type RefundValues, validateRefund } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { useState } from 'react';
import { contractPanelTexts } from './contract-panel.texts.ts';
import { paymentFormTexts as texts } from './payment-form.texts.ts';
import { usePaymentCall } from './use-payment-call.ts';
import type { PaymentDialogProps } from './ValidatePaymentDialog.tsx';

/** Records the refund of a renounced contract; the form is reset each time it opens. */
export function RefundDialog(props: PaymentDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onCancel} title={texts.refundTitle}>
      <RefundForm {...props} />
    </Dialog>
  );
}

function RefundForm({ contract, onCancel, ...outcome }: PaymentDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const send = usePaymentCall(outcome);
  const [today] = useState(parisToday);
  const { field, submit, isPending, failure } = useCheckedForm<RefundValues>({
    initial: { returned_on: null, reference: '' },
    validate: (refund) => validateRefund(refund, today),
    send: ({ returned_on, reference }) => {
      const body = { returned_on: returned_on ?? '', reference: reference.trim() };
      const path = { id: contract.id };
      return send(api.call('recordRefund', { path, body, idempotencyKey: keyOf(body) }));
    },
  });
  const amount = formatSubscriptionAmount(contract.refund?.amount ?? contract.amount, contract.currency);
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.refundIntro(amount)}</p>
      <FormAlert message={failure?.message} />
      <DatePicker {...field('returned_on')} label={texts.returnedOn} max={today} />
      <TextField
        {...field('reference')}
        description={texts.refundReferenceHelp}
        label={contractPanelTexts.refundReference}
        maxLength={paymentReferenceMaxLength}
      />
      <FormActions>
        <Button isDisabled={isPending} onPress={onCancel} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={isPending} type="submit">
          {texts.submitRefund}
        </Button>
      </FormActions>
    </Form>
  );
}
