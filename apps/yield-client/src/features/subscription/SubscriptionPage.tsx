import { useServices, useSession } from '@repo/auth';
import { readAddress } from '@repo/client/address';
import { useAddress } from '@repo/client/use-address';
import { incompleteProfileMessage, profileTexts } from '@repo/domain/validation';
import { LinkButton } from '@repo/ui/button';
import { EmptyState, ErrorState, LoadingMessage, Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { UnknownProduct } from '../../shared/product/UnknownProduct.tsx';
import { ResumedContract } from './ResumedContract.tsx';
import { SubscriptionWizard } from './SubscriptionWizard.tsx';
import { subscriptionTexts as texts } from './subscription.texts.ts';

/** Opens the wizard for a strategy and a complete profile of which nothing awaits the team, or shows why it cannot (R204, R205). */
export function SubscriptionPage() {
  const { strategyId } = useParams();
  const { address } = useAddress();
  const { queries } = useServices();
  const { view } = useSession();
  const strategies = useQuery(queries.query('listStrategies'));
  const me = useQuery(queries.query('getMe'));
  const strategy = strategies.data?.strategies.find(({ id }) => id === strategyId);
  const error = strategies.data === undefined ? strategies.error : me.data === undefined ? me.error : null;
  if (error !== null) {
    const retry = () => void Promise.all([strategies.refetch(), me.refetch()]);
    return (
      <Outside>
        <ErrorState
          isRetrying={strategies.isFetching || me.isFetching}
          onRetry={retry}
          reference={error.requestId ?? undefined}
          title={error.message}
        >
          {texts.failedHint}
        </ErrorState>
      </Outside>
    );
  }
  if (strategies.data === undefined || me.data === undefined) return <Loading />;
  if (strategy === undefined) {
    return (
      <Outside>
        <UnknownProduct back={texts.backToProducts} />
      </Outside>
    );
  }
  if (view !== null) {
    return (
      <Outside>
        <EmptyState title={texts.viewed.title}>{texts.viewed.text}</EmptyState>
      </Outside>
    );
  }
  const contractId = readAddress(address, 'contract');
  if (contractId !== null) {
    return (
      <Outside>
        <ResumedContract contractId={contractId} key={contractId} userId={me.data.id} />
      </Outside>
    );
  }
  if (strategy.offer !== 'open') {
    return (
      <Outside>
        <EmptyState
          action={<LinkButton href={paths.products}>{texts.backToProducts}</LinkButton>}
          title={texts.notOpen[strategy.offer]}
        >
          {texts.contractsLiveOn}
        </EmptyState>
      </Outside>
    );
  }
  const refusal =
    incompleteProfileMessage(me.data) ?? (me.data.profile_change === null ? null : profileTexts.waiting);
  if (refusal !== null) return <ToProfile message={refusal} />;
  return <SubscriptionWizard key={strategy.id} strategy={strategy} userId={me.data.id} />;
}

/** A page that is not the wizard. */
function Outside({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <PageHeader title={texts.pageTitle} />
      {children}
    </>
  );
}

function Loading() {
  return (
    <Outside>
      <LoadingMessage />
      <Skeleton height="30rem" />
    </Outside>
  );
}

/** Redirects to the profile with the list of missing fields, or to the change that awaits the team. */
function ToProfile({ message }: { readonly message: string }) {
  const navigate = useNavigate();
  // Syncs with the router: the message is shown once, after the redirect.
  useEffect(() => {
    toast.error(message);
    void navigate(paths.profile, { replace: true });
  }, [message, navigate]);
  return <Loading />;
}
