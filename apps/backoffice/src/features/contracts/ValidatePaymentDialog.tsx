import { Dialog } from '@repo/ui/dialog';
import type { PaymentDialogProps } from './payment-dialog-props.ts';
import { paymentFormTexts as texts } from './payment-form.texts.ts';
import { ValidatePaymentForm } from './ValidatePaymentForm.tsx';

/** Records a payment as received; the form is reset each time it opens. */
export function ValidatePaymentDialog(props: PaymentDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onCancel} title={texts.validateTitle}>
      <ValidatePaymentForm {...props} />
    </Dialog>
  );
}
