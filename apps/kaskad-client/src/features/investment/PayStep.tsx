import { isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { formatNumericDate } from '@repo/domain/format';
import { isFilled, runChecks } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import type { InvestmentDetail } from '../../shared/rounds.model.ts';
import { useAmounts } from '../../shared/use-amounts.ts';
import { investmentTexts } from './investment.texts.ts';
import { PaymentDetails } from './PaymentDetails.tsx';
import { useStep } from './use-step.ts';

const texts = investmentTexts.pay;

/** Where to pay, and the proof that it was. */
export function PayStep({ detail }: { readonly detail: InvestmentDetail }) {
  const { isHidden } = useAmounts();
  const { payment, proof, investment } = detail;
  return (
    <>
      {payment === null ? null : isHidden ? (
        <p>{texts.hidden}</p>
      ) : (
        <PaymentDetails fee={investment.fee} payment={payment} />
      )}
      {proof === null ? null : proof.refused_reason === null ? (
        <p>{texts.filed(proof.reference, formatNumericDate(proof.filed_at))}</p>
      ) : (
        <Banner tone="warning">{proof.refused_reason}</Banner>
      )}
      <ProofForm detail={detail} key={detail.investment.version} />
    </>
  );
}

interface ProofValues {
  readonly reference: string;
}

const validate = (values: ProofValues) =>
  runChecks<ProofValues, 'reference'>(
    [
      {
        field: 'reference',
        message: texts.proofRequired,
        holds: ({ reference }) => isFilled(reference),
      },
    ],
    values,
  );

function ProofForm({ detail }: { readonly detail: InvestmentDetail }) {
  const { api } = useServices();
  const step = useStep();
  const keyOf = useIdempotencyKey();
  const { field, submit, isPending, failure } = useCheckedForm<ProofValues>({
    initial: { reference: '' },
    validate,
    send: async ({ reference }) => {
      const path = { id: detail.investment.id };
      const body = { reference: reference.trim() };
      const after = await api.call('fileInvestmentProof', { path, body, idempotencyKey: keyOf(body) });
      step.done(after, texts.done);
    },
  });
  return (
    <Form aria-label={texts.proofTitle} isPending={isPending} onSubmit={submit}>
      <FormAlert message={messageOf(failure)} />
      <TextField {...field('reference')} autoComplete="off" isCode label={texts.proof} maxLength={140} />
      <FormActions>
        <Button isPending={isPending} type="submit">
          {texts.submit}
        </Button>
      </FormActions>
    </Form>
  );
}

function messageOf(failure: Error | null): string | null {
  if (failure === null) return null;
  return isApiError(failure) && failure.status === 0 ? investmentTexts.sendFailed : failure.message;
}
