import type { ApiError, OperationOutput } from '@repo/api-sdk';
import { QueryView } from '@repo/client/query-view';
import { LinkButton } from '@repo/ui/button';
import { EmptyState } from '@repo/ui/feedback';
import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { ContractGroup } from './ContractGroup.tsx';
import { type Contract, groupByProduct } from './documents.model.ts';
import { documentsTexts as texts } from './documents.texts.ts';
import { GroupSkeletons } from './GroupSkeletons.tsx';

export type ContractsQuery = UseQueryResult<OperationOutput<'listContracts'>, ApiError>;

/** The contracts by product, or why there are none. */
export function ContractList({ query }: { readonly query: ContractsQuery }) {
  return (
    <QueryView query={query} safe={texts.failedHint} skeleton={<GroupSkeletons />}>
      {({ signatures }) => <Groups contracts={signatures} />}
    </QueryView>
  );
}

function Groups({ contracts }: { readonly contracts: readonly Contract[] }) {
  const [first] = contracts;
  if (first === undefined) {
    return (
      <EmptyState
        action={<LinkButton href={paths.products}>{texts.newContract}</LinkButton>}
        title={texts.empty}
      >
        {texts.emptyHint}
      </EmptyState>
    );
  }
  // While another currency loads, the amounts of the previous one stay on screen.
  return groupByProduct(contracts, first.converted_currency).map((group) => (
    <ContractGroup group={group} key={group.product} />
  ));
}
