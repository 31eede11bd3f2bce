import { type ApiClient, type ApiError, invalidate, type OperationOutput, operationKey } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useSending } from '@repo/client/sending';
import { signatureOutcomes } from '@repo/domain/contract-status';
import { signaturePollIntervalMs } from '@repo/domain/limits';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cancelContractTexts } from '../../shared/shared.texts.ts';
import type { ScreenProps } from './screen-props.ts';
import { documentedPayload, type NewContractBody, toPayload } from './subscription.model.ts';
import type { Attempt } from './subscription.schema.ts';
import { subscriptionTexts as texts } from './subscription.texts.ts';

/** A contract and its frame. */
interface OpenContract {
  readonly iframe_url: string;
  readonly signature_id: string;
}

export interface Signing {
  /** Null until the contract exists. */
  readonly contract: OpenContract | undefined;
  readonly failure: ApiError | null;
  readonly isPreparing: boolean;
  readonly retry: () => void;
  /** Cancels the contract and goes back to the boxes (R235). Without a contract it only goes back. */
  readonly back: () => void;
  /** Whether there is a contract to cancel, even without its frame. */
  readonly isCancelable: boolean;
  readonly isCanceling: boolean;
}

/** One attempt: the contract is created once under its key or resumed, then polled until it ends. */
export function useSigning(
  { strategy, userId, offer, handle, navigation }: ScreenProps,
  attempt: Attempt,
): Signing {
  const { api, queries, queryClient } = useServices();
  const { draft, update } = handle;
  const body = toPayload(draft, { userId, strategyId: strategy.id, method: offer.method(draft.asset) });
  // A write read as a query: under one idempotency key each retry returns the same contract, also after a reload.
  const creation = useQuery<Opening, ApiError, OpenContract>({
    ...openingOf(api, attempt, body),
    select: toOpenContract,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const contract = creation.data;
  const contractId = attempt.kind === 'resumed' ? attempt.contractId : contract?.signature_id;
  // Syncs « Mes documents » with a contract that was just created.
  useEffect(() => {
    if (contractId !== undefined) void invalidate(queryClient, 'listContracts');
  }, [contractId, queryClient]);
  const back = () => {
    update({ signing: { kind: 'none' } });
    navigation.replace('confirmation');
  };
  const end = (kind: 'signed' | 'failed') => {
    update({
      signing: kind === 'signed' && contractId !== undefined ? { kind, contractId } : { kind },
    });
    void invalidate(queryClient, 'listContracts', 'getDashboard');
    // Its product may have been suspended: that is then why.
    if (kind === 'failed') void invalidate(queryClient, 'listStrategies');
    navigation.replace('result');
  };
  const cancellation = useSending(
    queries.mutation('cancelContract', { invalidates: ['listContracts', 'getDashboard'] }),
  );
  // A poll may see the cancellation before its response.
  const isCanceled = cancellation.isPending || cancellation.isSuccess;
  useOutcome(isCanceled ? undefined : contractId, end);
  const cancel = (id: string) =>
    cancellation.send(
      {
        path: { id },
        idempotencyKey: `${attempt.kind === 'open' ? attempt.key : attempt.contractId}-cancel`,
      },
      {
        onSuccess: () => {
          toast.success(cancelContractTexts.done);
          back();
        },
        onError: (error) => toast.error(error.status === 0 ? cancelContractTexts.failed : error.message),
      },
    );
  return {
    contract,
    failure: creation.error,
    isPreparing: creation.isFetching,
    retry: () => void creation.refetch(),
    back: () => (contractId === undefined ? back() : cancel(contractId)),
    isCancelable: contractId !== undefined,
    isCanceling: cancellation.isPending,
  };
}

type Opening = OperationOutput<'createContract'> | OperationOutput<'resumeSignature'>;

/** The request that opens the signature: creates the contract, or resumes it with a fresh link. */
function openingOf(api: ApiClient, attempt: Attempt, body: NewContractBody) {
  if (attempt.kind === 'resumed') {
    const path = { id: attempt.contractId };
    return {
      queryKey: operationKey('resumeSignature', { path }),
      queryFn: (): Promise<Opening> => api.call('resumeSignature', { path }),
    };
  }
  const { key } = attempt;
  return {
    queryKey: operationKey('createContract', { query: { key } }),
    queryFn: (): Promise<Opening> =>
      api.call('createContract', {
        // A host that resumes no signature is not ours.
        body: api.offer.has('resumeSignature') ? body : documentedPayload(body),
        idempotencyKey: key,
      }),
  };
}

function toOpenContract(opening: Opening): OpenContract {
  const { iframe_url } = opening;
  return { iframe_url, signature_id: 'signature' in opening ? opening.signature.id : opening.signature_id };
}

/** Polls every 3 seconds whether the contract is signed, while this screen is mounted (R236, R237). */
function useOutcome(signatureId: string | undefined, end: (kind: 'signed' | 'failed') => void): void {
  const { queries } = useServices();
  const { data } = useQuery({
    ...queries.query('getSignatureStatus', { path: { id: signatureId ?? '' } }),
    enabled: signatureId !== undefined,
    // A failed poll shows nothing, and polling continues (2§4).
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.status === 'pending' ? signaturePollIntervalMs : false,
    // A signature may be finished in the tab of an e-mail: this screen must be refreshed on return.
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  const outcome = data === undefined ? 'waiting' : signatureOutcomes[data.status];
  // Syncs the wizard with the provider's final status, which ends it.
  useEffect(() => {
    if (outcome === 'waiting') return;
    if (outcome === 'success') toast.success(texts.success.title);
    else toast.error(texts.failure.title);
    end(outcome === 'success' ? 'signed' : 'failed');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the word comes once; `end` is new at every render
  }, [outcome]);
}
