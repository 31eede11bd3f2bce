import { HistoryPanel } from './HistoryPanel.tsx';
import { ProductBars } from './ProductBars.tsx';
import { ProductHeader } from './ProductHeader.tsx';
import type { PortfolioView } from './portfolio.model.ts';
import type { PortfolioState } from './portfolio.queries.ts';

interface SingleProductProps {
  readonly product: string;
  readonly state: PortfolioState;
  readonly view: PortfolioView;
  readonly onBack: () => void;
}

/** One strategy: its value and three figures, its yields by period, its history (R171–R178). */
export function SingleProduct({ product, state, view, onBack }: SingleProductProps) {
  return (
    <>
      <ProductHeader onBack={onBack} product={product} state={state} view={view} />
      <ProductBars product={product} state={state} view={view} />
      <HistoryPanel product={product} state={state} view={view} />
    </>
  );
}
