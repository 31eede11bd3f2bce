import { invalidate, isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { type IsoDay, parisDay } from '@repo/domain/dates';
import { toErrorMap, toPaymentProof, type Verdict, validatePaymentProof } from '@repo/domain/validation';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import type { Contract } from './documents.model.ts';
import { proofTexts as texts } from './documents.texts.ts';
import { type ProofForm, proofValues } from './proof.model.ts';

/** The proof form of one contract; the rules are the server's (R256–R261). */
export function useProofForm(contract: Contract, onSaved: () => void) {
  const { api, queryClient } = useServices();
  const [today] = useState(parisToday);
  const keyOf = useIdempotencyKey();
  const { field, submit, isDirty, isPending, failure } = useCheckedForm<ProofForm>({
    initial: proofValues(contract),
    validate: (values) => checkProof(contract, values, today),
    send: async (values) => {
      const payment_proof = toBody(contract, values);
      try {
        await api.call('submitPaymentProof', {
          path: { id: contract.id },
          idempotencyKey: keyOf(payment_proof),
          body: { payment_proof },
        });
      } catch (error) {
        // The payment was checked or validated meanwhile: the screen shows it, with the proof that was filed.
        if (isApiError(error) && error.status === 409) await invalidate(queryClient, 'listContracts');
        throw error;
      }
      await invalidate(queryClient, 'listContracts', 'getDashboard');
      toast.success(texts.saved);
      onSaved();
    },
  });
  return { field, submit, isDirty, isPending, today, failure: failure === null ? null : sentenceOf(failure) };
}

/** The server's message if any (2§7), else our own. */
function sentenceOf(error: Error): string {
  return isApiError(error) && error.status !== 0 ? error.message : texts.failed;
}

const fields = ['reference', 'wallet_address', 'txid', 'tx_urls', 'executed_on'] as const;

/** The rules of the domain, on the fields this form has. */
function checkProof(contract: Contract, values: ProofForm, today: IsoDay): Verdict<keyof ProofForm> {
  const signedOn = contract.signed_at === null ? null : parisDay(new Date(contract.signed_at));
  const context = { today, signedOn };
  const messages = toErrorMap(validatePaymentProof(contract.payment_method, values, context));
  const failures = fields.flatMap((field) => (messages[field] ?? []).map((message) => ({ field, message })));
  return { failures, first: failures[0] ?? null };
}

function toBody(contract: Contract, filled: ProofForm) {
  const proof = toPaymentProof(contract.payment_method, filled);
  return 'tx_urls' in proof ? { ...proof, tx_urls: [...proof.tx_urls] } : proof;
}
