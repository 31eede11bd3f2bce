import type { Answer, ApiError } from '@repo/api-sdk';
import type { DisplayCurrency } from '@repo/domain/money';
import { LinkButton } from '@repo/ui/button';
import { EmptyState, ErrorState, LoadingMessage, Skeleton } from '@repo/ui/feedback';
import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '../../app/paths.ts';
import { ContractGroup } from './ContractGroup.tsx';
import { groupByProduct } from './documents.model.ts';
import { documentsTexts as texts } from './documents.texts.ts';

export type ContractsQuery = UseQueryResult<Answer<'listSignatures'>, ApiError>;

interface ContractListProps {
  readonly query: ContractsQuery;
  readonly currency: DisplayCurrency;
}

/** The contracts by product, or why there are none. */
export function ContractList({ query, currency }: ContractListProps) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        reference={error.requestId ?? undefined}
        title={error.message}
      >
        {texts.failedHint}
      </ErrorState>
    );
  }
  if (data === undefined) return <LoadingGroups />;
  if (data.signatures.length === 0) {
    return (
      <EmptyState
        action={<LinkButton href={paths.products}>{texts.newContract}</LinkButton>}
        title={texts.empty}
      >
        {texts.emptyHint}
      </EmptyState>
    );
  }
  // While another currency loads, the amounts on screen are still those of the one before.
  const shown = data.signatures[0]?.converted_currency ?? currency;
  return groupByProduct(data.signatures, shown).map((group) => (
    <ContractGroup group={group} key={group.product} />
  ));
}

function LoadingGroups() {
  return (
    <>
      <LoadingMessage />
      <Skeleton height="16rem" />
      <Skeleton height="16rem" />
    </>
  );
}
