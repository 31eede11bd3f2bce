import { lazyPart } from '@repo/ui/lazy-part';
import { useMemo } from 'react';
import { PanelPlaceholder } from './PanelPlaceholder.tsx';
import { ProductBars } from './ProductBars.tsx';
import { ProductHeader } from './ProductHeader.tsx';
import type { PortfolioView } from './portfolio.model.ts';
import type { PortfolioState } from './portfolio.queries.ts';

// The last panel of the page: its chunk is loaded after the figures.
const HistoryPanel = lazyPart(async () => (await import('./HistoryPanel.tsx')).HistoryPanel);

interface SingleProductProps {
  readonly product: string;
  readonly state: PortfolioState;
  /** The same for the charts; `null` on the first render. */
  readonly later: PortfolioState | null;
  readonly view: PortfolioView;
  readonly onBack: () => void;
}

/** One strategy: its value and three figures, its yields by period, its history (R171–R178). */
export function SingleProduct({ product, state, later, view, onBack }: SingleProductProps) {
  const charts = useMemo(
    () =>
      later === null ? (
        <>
          <PanelPlaceholder />
          <PanelPlaceholder of="history" />
        </>
      ) : (
        <>
          <ProductBars product={product} state={later} view={view} />
          <HistoryPanel
            product={product}
            state={later}
            view={view}
            waiting={<PanelPlaceholder of="history" />}
          />
        </>
      ),
    [product, later, view],
  );
  return (
    <>
      <ProductHeader onBack={onBack} product={product} state={state} view={view} />
      {charts}
    </>
  );
}
