import { useServices } from '@repo/auth';
import { EmptyState, ErrorState, LoadingMessage, Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { ProductCard } from './ProductCard.tsx';
import styles from './products.module.css';
import { productsTexts as texts } from './products.texts.ts';

/** The strategies one may subscribe to (R200). */
export function ProductsPage() {
  return (
    <>
      <title>{texts.title}</title>
      <PageHeader subtitle={texts.subtitle} title={texts.title} />
      <ProductList />
    </>
  );
}

function ProductList() {
  const { queries } = useServices();
  const { data, error, isFetching, refetch } = useQuery(queries.query('listStrategies'));
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
  if (data === undefined) return <LoadingCards />;
  if (data.strategies.length === 0) return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>;
  return (
    <ul className={styles.list}>
      {data.strategies.map((strategy) => (
        <li key={strategy.id}>
          <ProductCard strategy={strategy} />
        </li>
      ))}
    </ul>
  );
}

/** Four cards of the final height: the four strategies. */
function LoadingCards() {
  return (
    <>
      <LoadingMessage />
      <div className={styles.list}>
        {['usdfy', 'btcfy', 'ethfy', 'eurfy'].map((product) => (
          <Skeleton height="25rem" key={product} />
        ))}
      </div>
    </>
  );
}
