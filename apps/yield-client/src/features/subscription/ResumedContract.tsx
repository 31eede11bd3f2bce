import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { addressOf } from '@repo/client/address';
import { LinkButton } from '@repo/ui/button';
import { EmptyState, ErrorState, LoadingMessage, Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { subscriptionTexts as texts } from './subscription.texts.ts';
import { resumedDraft, writeDraft } from './subscription-draft.ts';

interface ResumedContractProps {
  readonly contractId: string;
  readonly userId: string;
}

/** Opens the wizard at the signature of an existing contract, or shows its current state. */
export function ResumedContract({ contractId, userId }: ResumedContractProps) {
  const { queries, queryClient } = useServices();
  const navigate = useNavigate();
  const resumption = useQuery({
    ...queries.query('resumeSignature', { path: { id: contractId } }),
    // An earlier link may have expired: it is fetched each time.
    refetchOnMount: 'always',
  });
  const { error, isFetching } = resumption;
  const contract = isFetching || error !== null ? undefined : resumption.data?.signature;
  // Syncs this tab's draft and the address with the contract: the wizard continues from there, also after a reload.
  useEffect(() => {
    if (contract === undefined) return;
    writeDraft({ userId, strategyId: contract.strategy_id }, resumedDraft(contract));
    const address = addressOf(paths.subscription(contract.strategy_id), { step: 'signing' });
    void navigate(address, { replace: true });
  }, [contract, userId, navigate]);
  // Syncs « Mes documents », whose cached contract was pending.
  useEffect(() => {
    if (error !== null) void invalidate(queryClient, 'listContracts');
  }, [error, queryClient]);
  if (error === null || isFetching) {
    return (
      <>
        <LoadingMessage />
        <Skeleton height="30rem" />
      </>
    );
  }
  const isRefused = error.status >= 400 && error.status < 429;
  if (isRefused) {
    return (
      <EmptyState
        action={<LinkButton href={paths.documents}>{texts.success.documents}</LinkButton>}
        title={error.message}
      />
    );
  }
  return (
    <ErrorState
      onRetry={() => void resumption.refetch()}
      reference={error.requestId ?? undefined}
      title={error.message}
    >
      {texts.signing.resumeHint}
    </ErrorState>
  );
}
