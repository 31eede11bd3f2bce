import { parisToday } from '@repo/client/clock';
import {
  AllocationPanel,
  AllProducts,
  chosenProduct,
  figuresOf,
  freshnessText,
  hasNothing,
  isSubscribed,
  isWaiting,
  PortfolioFilters,
  PortfolioOwner,
  productTitles,
  SingleProduct,
  usePortfolio,
  usePortfolioFilters,
  useStrategies,
} from '@repo/client/portfolio';
import { EmptyState, ErrorState } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { useMemo, useState } from 'react';
import { clientPanelTexts as texts } from './client-panel.texts.ts';
import type { ClientPartProps } from './clients.model.ts';

/** What the client sees of their portfolio: the same figures and charts, read-only. */
export function ClientPortfolio({ data: { client } }: ClientPartProps) {
  const owner = useMemo(() => ({ clientId: client.id, productsPath: null, paymentPath: null }), [client.id]);
  return (
    <PortfolioOwner value={owner}>
      <ReadPortfolio />
    </PortfolioOwner>
  );
}

function ReadPortfolio() {
  const { filters, change } = usePortfolioFilters();
  const [until] = useState(parisToday);
  const state = usePortfolio(filters.currency);
  const figures = figuresOf(state);
  const strategies = useStrategies((title) => figures === null || isSubscribed(figures, title));
  const products = productTitles(strategies.data?.strategies, figures);
  const product = chosenProduct(filters.product, products, figures !== null && !strategies.isPending);
  const view = useMemo(() => ({ period: filters.period, until }), [filters.period, until]);
  if (state.kind === 'failed') {
    const { error, isRetrying, onRetry } = state;
    return (
      <ErrorState
        isRetrying={isRetrying}
        onRetry={onRetry}
        reference={error.requestId ?? undefined}
        title={texts.portfolioFailed}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (figures !== null && hasNothing(figures)) return <EmptyState title={texts.noPortfolio} />;
  return (
    <Stack gap={16}>
      <p className="small muted">
        {texts.asTheClientSees}
        {figures === null ? null : ` ${freshnessText(figures.freshness)}.`}
      </p>
      <Cluster gap={8}>
        <PortfolioFilters
          filters={{ ...filters, product }}
          isWaiting={isWaiting(state)}
          onChange={change}
          products={products}
        />
      </Cluster>
      {product === null ? (
        <AllProducts
          later={state}
          onSelect={(title) => change({ product: title })}
          state={state}
          strategies={strategies}
          view={view}
        />
      ) : (
        <SingleProduct
          key={product}
          later={state}
          onBack={() => change({ product: null })}
          product={product}
          state={state}
          view={view}
        />
      )}
      {product === null ? <AllocationPanel state={state} /> : null}
    </Stack>
  );
}
