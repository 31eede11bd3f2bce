import { type ReactNode, useMemo } from 'react';
import { BalanceCard } from './BalanceCard.tsx';
import { PanelPlaceholder } from './PanelPlaceholder.tsx';
import { ProductTiles } from './ProductTiles.tsx';
import type { PortfolioView } from './portfolio.model.ts';
import type { PortfolioState, useStrategies } from './portfolio.queries.ts';
import { StrategyBars } from './StrategyBars.tsx';

interface AllProductsProps {
  readonly state: PortfolioState;
  /** The same for the charts; `null` on the first render. */
  readonly later: PortfolioState | null;
  readonly strategies: ReturnType<typeof useStrategies>;
  readonly view: PortfolioView;
  readonly onSelect: (product: string) => void;
  /** In the place of the charts, which would be empty. */
  readonly instead?: ReactNode;
}

/** The whole portfolio: its value, the yield of each product, and the yields by period (R160–R170). */
export function AllProducts({ state, later, strategies, view, onSelect, instead }: AllProductsProps) {
  const charts = useMemo(
    () => (later === null ? <PanelPlaceholder /> : <StrategyBars state={later} view={view} />),
    [later, view],
  );
  return (
    <>
      <BalanceCard state={state} view={view}>
        <ProductTiles onSelect={onSelect} state={state} strategies={strategies} view={view} />
      </BalanceCard>
      {instead ?? charts}
    </>
  );
}
