import { type ApiClient, type ApiError, operationKey } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import type { PaymentAsset } from '@repo/domain/money';
import { subscriptionTexts as messages } from '@repo/domain/validation';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { DraftHandle } from './use-subscription-draft.ts';

interface Wallet {
  readonly address: string;
  readonly asset: PaymentAsset;
}

interface WalletCheck extends Wallet {
  /** Requested by « Étape suivante », which awaits the verdict; the blur of the field only shows it. */
  readonly isAwaited: boolean;
}

/**
 * The server's verdict on an address: requested once, although the field's blur and « Étape suivante » both need it.
 */
function walletQuery(api: ApiClient, { address, asset }: Wallet) {
  const body = { wallet_address: address, currency: asset };
  return queryOptions<{ valid: boolean; error?: string }, ApiError>({
    queryKey: operationKey('verifyWallet', { query: body }),
    queryFn: ({ signal }) => api.call('verifyWallet', { body, signal }),
    staleTime: 60_000,
  });
}

export interface OriginCheck {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly type: (origin: string) => void;
  /** Checks in the background; an empty field is only checked by « Étape suivante ». */
  readonly checkOnLeave: () => void;
  /** Continues with the address once the server has accepted it (R226). */
  readonly submit: (proceed: (verified: string) => void) => void;
  readonly isVerified: boolean;
  /** « Étape suivante » is pending. A check on blur must not disable the button that is being pressed. */
  readonly isPending: boolean;
  /** Under the field: the address is missing or incorrect (R225, R227). */
  readonly error: string | null;
  /** Above the form: the check itself failed. */
  readonly failure: string | null;
}

/** The origin address of a crypto payment, which the server verifies. */
export function useOriginCheck({ draft, update }: DraftHandle): OriginCheck {
  const { api, queryClient } = useServices();
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const address = draft.origin.trim();
  const check = useMutation<{ valid: boolean; error?: string }, ApiError, WalletCheck>({
    mutationFn: (wallet) => queryClient.fetchQuery(walletQuery(api, wallet)),
    networkMode: 'always',
  });
  const isChecked = check.variables?.address === address;
  const verdict = isChecked ? check.data : undefined;
  const refusal = isChecked ? check.error : null;
  const isVerified = address !== '' && (draft.verifiedOrigin === address || verdict?.valid === true);
  const sendCheck = (isAwaited: boolean, onValid: (verified: string) => void) =>
    check.mutate(
      { address, asset: draft.asset, isAwaited },
      {
        onSuccess: ({ valid }) => (valid ? onValid(address) : field.current?.focus()),
        onError: () => field.current?.focus(),
      },
    );
  return {
    field,
    type: (origin) => {
      setIsMissing(false);
      update({ origin });
    },
    checkOnLeave: () => {
      if (address !== '' && !isVerified && !isChecked)
        sendCheck(false, (verified) => update({ verifiedOrigin: verified }));
    },
    submit: (proceed) => {
      setIsMissing(address === '');
      if (address === '') return field.current?.focus();
      return isVerified ? proceed(address) : sendCheck(true, proceed);
    },
    isVerified,
    isPending: check.isPending && check.variables.isAwaited,
    error: errorOf({ isMissing, verdict, refusal }),
    failure: refusal !== null && refusal.status !== 422 ? refusal.message : null,
  };
}

interface Outcome {
  readonly isMissing: boolean;
  readonly verdict: { readonly valid: boolean; readonly error?: string } | undefined;
  readonly refusal: ApiError | null;
}

function errorOf({ isMissing, verdict, refusal }: Outcome): string | null {
  if (isMissing) return messages.originRequired;
  if (verdict?.valid === false) return verdict.error ?? messages.originInvalid;
  return refusal?.status === 422 ? refusal.message : null;
}
