import { Button } from '@repo/ui/button';
import { productTexts } from '../product/product.texts.ts';
import { ExplainButton } from './explained/ExplainButton.tsx';
import { ProductTile } from './ProductTile.tsx';
import { type Figures, hasNothing, type PortfolioView } from './portfolio.model.ts';
import { figuresOf, type PortfolioState, type useStrategies, wholeOf } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';
import styles from './tiles.module.css';

const texts = portfolioTexts.products;

interface ProductTilesProps {
  readonly strategies: ReturnType<typeof useStrategies>;
  /** While it loads, or when it failed, the tiles still link to the products. */
  readonly state: PortfolioState;
  readonly view: PortfolioView;
  readonly onSelect: (product: string) => void;
}

/** « Rendements générés »: one button per product (R163–R165). */
export function ProductTiles({ strategies, state, view, onSelect }: ProductTilesProps) {
  const figures = figuresOf(state);
  return (
    <section aria-labelledby={TITLE_ID} className={styles.frame}>
      <div className={styles.heading}>
        <h3 className={styles.title} id={TITLE_ID}>
          {texts.title}
        </h3>
        {figures === null || hasNothing(figures) ? null : (
          <ExplainButton figure="yield" portfolio={wholeOf(state)} product={null} view={view} />
        )}
      </div>
      <TileGrid figures={figures} onSelect={onSelect} strategies={strategies} />
    </section>
  );
}

const TITLE_ID = 'rendements-generes';

interface TileGridProps extends Pick<ProductTilesProps, 'strategies' | 'onSelect'> {
  readonly figures: Figures | null;
}

function TileGrid({ strategies: { data, error, isFetching, refetch }, figures, onSelect }: TileGridProps) {
  if (data === undefined && error !== null) {
    return (
      <div className={styles.state} role="alert">
        <p>{error.message}</p>
        <Button isPending={isFetching} onPress={() => void refetch()} size="sm" variant="ghost">
          {portfolioTexts.failed.retry}
        </Button>
      </div>
    );
  }
  if (data === undefined) return <output className={styles.state}>{texts.loading}</output>;
  if (data.strategies.length === 0) return <p className={styles.state}>{productTexts.none}</p>;
  return (
    <ul className={styles.grid}>
      {data.strategies.map((strategy) => (
        <li className={styles.cell} key={strategy.id}>
          <ProductTile figures={figures} onSelect={onSelect} strategy={strategy} />
        </li>
      ))}
    </ul>
  );
}
