import { Button } from '@repo/ui/button';
import { productTexts } from '../../shared/product/product.texts.ts';
import { ProductTile } from './ProductTile.tsx';
import type { Portfolio } from './portfolio.model.ts';
import type { useStrategies } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';
import styles from './tiles.module.css';

const texts = portfolioTexts.products;

interface ProductTilesProps {
  readonly strategies: ReturnType<typeof useStrategies>;
  /** `null` while it loads or when it failed: the products still lead to their own view. */
  readonly portfolio: Portfolio | null;
  readonly onSelect: (product: string) => void;
}

/** « Rendements générés »: one button a product (R163–R165). */
export function ProductTiles({ strategies, portfolio, onSelect }: ProductTilesProps) {
  return (
    <section aria-labelledby={TITLE_ID} className={styles.frame}>
      <h3 className={styles.title} id={TITLE_ID}>
        {texts.title}
      </h3>
      <TileGrid onSelect={onSelect} portfolio={portfolio} strategies={strategies} />
    </section>
  );
}

const TITLE_ID = 'rendements-generes';

function TileGrid({
  strategies: { data, error, isFetching, refetch },
  portfolio,
  onSelect,
}: ProductTilesProps) {
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
