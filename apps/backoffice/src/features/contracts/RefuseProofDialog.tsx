import { zodResolver } from '@hookform/resolvers/zod';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { proofRefusalReasons } from '@repo/domain/contract-status';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Banner } from '@repo/ui/feedback';
import { Form, FormActions, TextAreaField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { paymentInvalidates } from './contracts.queries.ts';
import { refusalReasonTexts } from './contracts.texts.ts';
import { type RefusalForm, refusalSchema } from './payment-form.schema.ts';
import { paymentFormTexts as texts } from './payment-form.texts.ts';
import type { PaymentDialogProps } from './ValidatePaymentDialog.tsx';

/** Sends a proof back to its client with the reason. */
export function RefuseProofDialog(props: PaymentDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onCancel} title={texts.refuseTitle}>
      <RefuseProofForm {...props} />
    </Dialog>
  );
}

function RefuseProofForm({ contract, onCancel, onDone, onConflict }: PaymentDialogProps) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const refuse = useMutation(queries.mutation('refuseProof', { invalidates: paymentInvalidates }));
  const { control, handleSubmit } = useForm<RefusalForm>({
    resolver: zodResolver(refusalSchema),
    defaultValues: { message: '' },
  });
  const send = ({ reason, message }: RefusalForm) => {
    const body = { reason, message: message.trim() };
    refuse.mutate(
      { path: { id: contract.id }, body, idempotencyKey: keyOf(body) },
      { onSuccess: onDone, onError: (error) => (error.status === 409 ? onConflict(error) : undefined) },
    );
  };
  return (
    <Form isPending={refuse.isPending} onSubmit={handleSubmit(send)}>
      <p>{texts.refuseIntro}</p>
      {refuse.error === null ? null : (
        <Banner isLive tone="error">
          {refuse.error.message}
        </Banner>
      )}
      <Controller
        control={control}
        name="reason"
        render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
          <Select
            error={fieldState.error?.message}
            label={texts.reason}
            onBlur={onBlur}
            onChange={onChange}
            options={proofRefusalReasons.map((reason) => ({
              value: reason,
              label: refusalReasonTexts[reason],
            }))}
            ref={ref}
            value={value ?? null}
          />
        )}
      />
      <Controller
        control={control}
        name="message"
        render={({ field, fieldState }) => (
          <TextAreaField
            {...field}
            description={texts.messageHelp}
            error={fieldState.error?.message}
            label={texts.message}
            maxLength={500}
          />
        )}
      />
      <FormActions>
        <Button isDisabled={refuse.isPending} onPress={onCancel} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={refuse.isPending} type="submit" variant="danger">
          {texts.submitRefuse}
        </Button>
      </FormActions>
    </Form>
  );
}
