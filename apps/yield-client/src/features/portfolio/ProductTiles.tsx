import { Button } from '@repo/ui/button';
import { productTexts } from '../../shared/product/product.texts.ts';
import { ExplainButton } from './explained/ExplainButton.tsx';
import { ProductTile } from './ProductTile.tsx';
import { hasNothing, type Portfolio, type PortfolioView } from './portfolio.model.ts';
import type { useStrategies } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';
import styles from './tiles.module.css';

const texts = portfolioTexts.products;

interface ProductTilesProps {
  readonly strategies: ReturnType<typeof useStrategies>;
  /** `null` while it loads or when it failed: the products still lead to their own view. */
  readonly portfolio: Portfolio | null;
  readonly view: PortfolioView;
  readonly onSelect: (product: string) => void;
}

/** « Rendements générés »: one button a product (R163–R165). */
export function ProductTiles({ strategies, portfolio, view, onSelect }: ProductTilesProps) {
  return (
    <section aria-labelledby={TITLE_ID} className={styles.frame}>
      <div className={styles.heading}>
        <h3 className={styles.title} id={TITLE_ID}>
          {texts.title}
        </h3>
        {portfolio === null || hasNothing(portfolio) ? null : (
          <ExplainButton figure="yield" portfolio={portfolio} product={null} view={view} />
        )}
      </div>
      <TileGrid onSelect={onSelect} portfolio={portfolio} strategies={strategies} />
    </section>
  );
}

const TITLE_ID = 'rendements-generes';

function TileGrid({
  strategies: { data, error, isFetching, refetch },
  portfolio,
  onSelect,
}: Omit<ProductTilesProps, 'view'>) {
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
          <ProductTile onSelect={onSelect} portfolio={portfolio} strategy={strategy} />
        </li>
      ))}
    </ul>
  );
}
