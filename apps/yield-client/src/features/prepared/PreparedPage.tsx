import type { ApiError, OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { readAddress } from '@repo/client/address';
import { QueryView } from '@repo/client/query-view';
import { useAddress } from '@repo/client/use-address';
import { Button, LinkButton } from '@repo/ui/button';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { PreparedOutcome } from './PreparedOutcome.tsx';
import { PreparedSubscription } from './PreparedSubscription.tsx';
import { preparedTexts as texts } from './prepared.texts.ts';

/** A subscription that staff prepared: opened by an email, or by the link of « Signer en présence », which works once. */
export function PreparedPage() {
  const { id = '' } = useParams();
  return (
    <>
      <title>{texts.documentTitle}</title>
      <PageHeader title={texts.title} />
      <OpenPrepared id={id} key={id} />
    </>
  );
}

function OpenPrepared({ id }: { readonly id: string }) {
  const { api, queries } = useServices();
  const { address, change } = useAddress();
  const named = readAddress(address, 'code');
  const [code, setCode] = useState(named);
  const isView = useSession().view !== null;
  // A write read as a query: it notes once that its client has opened it.
  const opening = useQuery<OperationOutput<'openPreparedSubscription'>, ApiError>({
    queryKey: ['openPreparedSubscription', id, code],
    queryFn: () => api.call('openPreparedSubscription', { path: { id }, body: { code } }),
    staleTime: Number.POSITIVE_INFINITY,
    // Staff who read the client's space open nothing for them.
    enabled: !isView,
  });
  const isOpen = opening.isSuccess;
  const prepared = useQuery({
    ...queries.query('getPreparedSubscription', { path: { id } }),
    enabled: isOpen || isView,
  });
  // Syncs the address: a code that was used does not stay in the history.
  useEffect(() => {
    if (isOpen && named !== null) change({ code: null }, { replace: true });
  }, [isOpen, named, change]);
  const error = opening.error ?? (isView ? prepared.error : null);
  if (error?.code === 'assisted.link_used') {
    return (
      <EmptyState
        action={<Button onPress={() => setCode(null)}>{texts.withoutLink}</Button>}
        title={texts.usedTitle}
      >
        {error.message}
      </EmptyState>
    );
  }
  if (error?.status === 404 || error?.status === 400) {
    return (
      <EmptyState
        action={<LinkButton href={paths.products}>{texts.toProducts}</LinkButton>}
        title={texts.unknown}
      >
        {texts.unknownHint}
      </EmptyState>
    );
  }
  return (
    <QueryView
      failedTitle={texts.failed}
      query={opening.error === null ? prepared : opening}
      skeleton={<Skeleton height="2.2rem" lines={8} />}
    >
      {(data) =>
        data.state === 'sent' ? <PreparedSubscription prepared={data} /> : <PreparedOutcome prepared={data} />
      }
    </QueryView>
  );
}
