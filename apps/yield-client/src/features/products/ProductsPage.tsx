import { useServices } from '@repo/auth';
import { ProductCard } from '@repo/client/product-card';
import { productTexts } from '@repo/client/product-texts';
import { QueryView } from '@repo/client/query-view';
import { LinkButton } from '@repo/ui/button';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { productRoles } from '@repo/ui/tokens';
import { useQuery } from '@tanstack/react-query';
import { appTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import type { Strategy } from './products.model.ts';
import styles from './products.module.css';
import { productsTexts as texts } from './products.texts.ts';

/** The strategies on offer (R200). */
export function ProductsPage() {
  return (
    <>
      <title>{appTexts.nav.products}</title>
      <PageHeader subtitle={texts.subtitle} title={appTexts.nav.products} />
      <ProductList />
    </>
  );
}

function ProductList() {
  const { queries } = useServices();
  const strategies = useQuery(queries.query('listStrategies'));
  return (
    <QueryView query={strategies} safe={texts.failedHint} skeleton={<CardSkeletons />}>
      {(data) => <Cards strategies={data.strategies} />}
    </QueryView>
  );
}

function Cards({ strategies: shown }: { readonly strategies: readonly Strategy[] }) {
  // A closed product is listed for the contracts that the client has of it.
  const strategies = shown.filter(({ offer }) => offer !== 'closed');
  if (strategies.length === 0) return <EmptyState title={productTexts.none}>{texts.emptyHint}</EmptyState>;
  return (
    <ul className={styles.list}>
      {strategies.map((strategy) => (
        <li key={strategy.id}>
          <ProductCard action={<ProductLink strategy={strategy} />} strategy={strategy} />
        </li>
      ))}
    </ul>
  );
}

function ProductLink({ strategy: { id, title, offer } }: { readonly strategy: Strategy }) {
  const isOpen = offer === 'open';
  return (
    <LinkButton
      aria-label={isOpen ? texts.investIn(title) : texts.seeOf(title)}
      href={paths.product(id)}
      {...(!isOpen && { variant: 'ghost' })}
    >
      {isOpen ? texts.invest : texts.see}
    </LinkButton>
  );
}

/** Four cards of the final height: the four strategies. */
function CardSkeletons() {
  return (
    <div className={styles.list}>
      {productRoles.map((product) => (
        <Skeleton height="25rem" key={product} />
      ))}
    </div>
  );
}
