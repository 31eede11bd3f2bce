import { FormAlert } from '@repo/client/form';
import { LeaveGuard } from '@repo/client/leave-guard';
import { Button, TextLink } from '@repo/ui/button';
import { DatePicker } from '@repo/ui/date-field';
import { Banner } from '@repo/ui/feedback';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { paths } from '../../shared/paths.ts';
import { CryptoProofFields } from './CryptoProofFields.tsx';
import type { Contract } from './documents.model.ts';
import { proofTexts as texts } from './documents.texts.ts';
import { useProofForm } from './use-proof-form.ts';

interface PaymentProofFormProps {
  readonly contract: Contract;
  readonly onLeave: () => void;
}

/** Submits or changes the proof of a payment: a transfer's reference, or a crypto transaction (R256–R264). */
export function PaymentProofForm({ contract, onLeave }: PaymentProofFormProps) {
  const { field, submit, isDirty, isPending, failure, today } = useProofForm(contract, onLeave);
  const isTransfer = contract.payment_method === 'rib';
  return (
    <Form aria-label={texts.title} isPending={isPending} onSubmit={submit}>
      <LeaveGuard isActive={isDirty && !isPending} />
      {contract.proof_refusal === null ? null : (
        <Banner title={texts.refused} tone="warning">
          {contract.proof_refusal}
        </Banner>
      )}
      {contract.payment_status === 'waiting' ? (
        <Banner>
          {texts.notPaid} <TextLink href={paths.pay(contract.id)}>{texts.howToPay}</TextLink>
        </Banner>
      ) : null}
      <FormAlert message={failure} />
      <p className="muted">{isTransfer ? texts.introTransfer : texts.introCrypto}</p>
      {isTransfer ? (
        <TextField {...field('reference')} autoComplete="off" isCode label={texts.reference} />
      ) : (
        <CryptoProofFields field={field} />
      )}
      <DatePicker {...field('executed_on')} label={texts.executedOn} max={today} />
      <FormActions>
        <Button onPress={onLeave} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={isPending} type="submit">
          {texts.save}
        </Button>
      </FormActions>
    </Form>
  );
}
