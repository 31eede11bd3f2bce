import { newIdempotencyKey } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisDay } from '@repo/domain/dates';
import {
  type PaymentProofField,
  type PaymentProofValues,
  toPaymentProof,
  validatePaymentProof,
} from '@repo/domain/validation';
import { toast } from '@repo/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import type { Contract } from './documents.model.ts';
import { proofTexts as texts } from './documents.texts.ts';
import { type ProofValues, proofValues } from './proof.model.ts';

/** The form holds each link as an object, as react-hook-form's lists ask. */
export interface ProofForm extends Omit<ProofValues, 'tx_urls'> {
  readonly tx_urls: readonly { readonly url: string }[];
}

export interface ProofFormHandle {
  readonly control: Control<ProofForm>;
  readonly errors: FieldErrors<ProofForm>;
  readonly submit: () => void;
  readonly isPending: boolean;
  /** Above the form: it could not be sent, or its payment method has no form (R262, R264). */
  readonly failure: string | null;
  /** No later day can be chosen: a payment that has not happened proves nothing. */
  readonly today: string;
}

/** The proof form of one contract; the rules are the server's (R256–R262). */
export function useProofForm(contract: Contract, onSaved: () => void): ProofFormHandle {
  const { queries } = useServices();
  const [today] = useState(() => parisDay(new Date()));
  const [keyFor] = useState(intentionKeys);
  const values = proofValues(contract);
  const form = useForm<ProofForm>({
    defaultValues: { ...values, tx_urls: values.tx_urls.map((url) => ({ url })) },
    resolver: resolverOf(contract.payment_method, today),
  });
  const save = useMutation(
    queries.mutation('submitPaymentProof', { invalidates: ['listSignatures', 'getDashboard'] }),
  );
  const submit = form.handleSubmit((filled) => {
    if (save.isPending) return;
    const payment_proof = toBody(contract, filled);
    save.mutate(
      {
        path: { id: contract.id },
        idempotencyKey: keyFor(JSON.stringify(payment_proof)),
        body: { payment_proof },
      },
      {
        onSuccess: () => {
          toast.success(texts.saved);
          onSaved();
        },
      },
    );
  });
  const { errors } = form.formState;
  return {
    control: form.control,
    errors,
    submit: () => void submit(),
    isPending: save.isPending,
    failure: errors.root?.message ?? failureOf(save.error),
    today,
  };
}

function failureOf(error: { readonly status: number; readonly message: string } | null): string | null {
  if (error === null) return null;
  return error.status === 0 ? texts.failed : error.message;
}

/** The same values sent again are the same intention, under the same key; others are another one. */
function intentionKeys() {
  const keys = new Map<string, string>();
  return (sent: string): string => {
    const key = keys.get(sent) ?? newIdempotencyKey();
    keys.set(sent, key);
    return key;
  };
}

function toBody(contract: Contract, filled: ProofForm) {
  const proof = toPaymentProof(contract.payment_method, toValues(filled));
  return 'tx_urls' in proof ? { ...proof, tx_urls: [...proof.tx_urls] } : proof;
}

function toValues({ tx_urls, ...rest }: ProofForm): PaymentProofValues {
  return { ...rest, tx_urls: tx_urls.map(({ url }) => url) };
}

/** Where each rule of the proof shows: a link's at the first link, the method's above the form. */
const places: Readonly<Record<PaymentProofField, string>> = {
  reference: 'reference',
  wallet_address: 'wallet_address',
  txid: 'txid',
  tx_urls: 'tx_urls',
  executed_on: 'executed_on',
  payment_method: 'root',
};

/** The ordered rules of the domain as react-hook-form reads them; each field shows its first. */
function resolverOf(method: string, today: string): Resolver<ProofForm> {
  return (values) => {
    const { failures } = validatePaymentProof(method, toValues(values), today);
    if (failures.length === 0) return { values, errors: {} };
    const byField = failures.map(({ field, message }) => [places[field], { type: 'rule', message }] as const);
    return { values: {}, errors: Object.fromEntries(byField.toReversed()) };
  };
}
