import { useServices } from '@repo/auth';
import type { DisplayCurrency } from '@repo/domain/money';
import { DefinitionList } from '@repo/ui/definition-list';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { QueryView } from '../../query-view/QueryView.tsx';
import { Amount } from '../Amount.tsx';
import { PortfolioOwner } from '../portfolio-owner.ts';
import { type Addition, type ExplainedFigures } from './explained.model.ts';
import { explainedTexts } from './explained.texts.ts';

interface ExplainedRowsProps {
  readonly currency: DisplayCurrency;
  readonly children: (figures: ExplainedFigures) => ReactNode;
}

/** The rows, which load and may fail separately from the figure they explain. */
export function ExplainedRows({ currency, children }: ExplainedRowsProps) {
  const query = useExplained(currency);
  return (
    <QueryView
      failedTitle={explainedTexts.failed}
      query={query}
      skeleton={<Skeleton height="11rem" width="100%" />}
    >
      {children}
    </QueryView>
  );
}

/** The rows behind the figures, in the currency the figures are shown in. */
function useExplained(currency: DisplayCurrency) {
  const { queries } = useServices();
  const { clientId } = useContext(PortfolioOwner);
  return useQuery(
    queries.query<'explainFigures' | 'explainClientFigures'>(
      clientId === null ? 'explainFigures' : 'explainClientFigures',
      ...(clientId === null
        ? ([{ query: { currency } }] as const)
        : ([{ path: { id: clientId }, query: { currency } }] as const)),
    ),
  );
}

/** An addition; its amounts are bullets while balances are hidden. */
export function AdditionList({ addition: { lines, total } }: { readonly addition: Addition }) {
  return <DefinitionList items={lines.map(hideable)} total={hideable(total)} />;
}

function hideable({ term, value }: { readonly term: string; readonly value: string }) {
  return { term, value: <Amount>{value}</Amount> };
}
