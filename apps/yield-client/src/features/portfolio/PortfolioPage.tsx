import { parisToday } from '@repo/client/clock';
import { focusScreen } from '@repo/client/start';
import { Columns } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useDeferredValue, useMemo, useState } from 'react';
import { appTexts } from '../../shared/app.texts.ts';
import { ParNotice } from '../../shared/parameters/ParNotice.tsx';
import { ActivityPanel } from './ActivityPanel.tsx';
import { AllocationPanel } from './AllocationPanel.tsx';
import { AllProducts } from './AllProducts.tsx';
import { freshnessText } from './freshness.model.ts';
import { PanelPlaceholder } from './PanelPlaceholder.tsx';
import { PerformancePanel } from './PerformancePanel.tsx';
import { PortfolioFilters } from './PortfolioFilters.tsx';
import { chosenProduct, productTitles } from './portfolio.model.ts';
import styles from './portfolio.module.css';
import {
  figuresOf,
  isWaiting,
  type PortfolioState,
  usePortfolio,
  useStrategies,
} from './portfolio.queries.ts';
import { SingleProduct } from './SingleProduct.tsx';
import { usePortfolioFilters } from './use-portfolio-filters.ts';

/** « Portefeuille » (2§2.1): all products, or one of them, in a currency and over a period. */
export function PortfolioPage() {
  const { filters, change } = usePortfolioFilters();
  const [today] = useState(parisToday);
  const state = usePortfolio(filters.currency);
  const strategies = useStrategies();
  // The figures first: charts and lists render after them, in chunks between which the page stays responsive.
  const later = useDeferredValue<PortfolioState | null>(state, null);
  const figures = figuresOf(state);
  const products = useMemo(
    () => productTitles(strategies.data?.strategies, figures),
    [strategies.data, figures],
  );
  const choices = useDeferredValue(products);
  const isComplete = figures !== null && !strategies.isPending;
  const product = chosenProduct(filters.product, products, isComplete);
  const isBusy = later === null || isWaiting(later);
  const view = useMemo(() => ({ period: filters.period, until: today }), [filters.period, today]);
  const select = (title: string | null) => {
    change({ product: title });
    // The pressed button is unmounted with its view.
    focusScreen({ scrolls: true });
  };
  // Memoised: each part renders again only when its data has changed, which is noticeable on a phone.
  const header = useMemo(
    () => (
      <PortfolioFilters
        filters={{ ...filters, product }}
        isWaiting={isBusy}
        onChange={change}
        products={choices}
      />
    ),
    [filters, product, isBusy, change, choices],
  );
  const aside = useMemo(
    () => (
      <div className={styles.aside}>
        {later === null ? (
          <PanelPlaceholder className={styles.waitingAllocation} />
        ) : (
          <AllocationPanel state={later} />
        )}
        {later === null ? <PanelPlaceholder /> : <ActivityPanel state={later} />}
      </div>
    ),
    [later],
  );
  const performance = useMemo(
    () =>
      later === null ? (
        <PanelPlaceholder className={styles.waitingPerformance} />
      ) : (
        <PerformancePanel state={later} view={view} />
      ),
    [later, view],
  );
  return (
    <>
      <title>{product === null ? appTexts.nav.dashboard : `${product} – ${appTexts.nav.dashboard}`}</title>
      <PageHeader actions={header} subtitle={<Freshness state={state} />} title={appTexts.nav.dashboard} />
      <ParNotice />
      <div aria-busy={state.kind === 'ready' && state.isReloading} className={styles.page}>
        <Columns aside={aside} className={styles.columns}>
          {product === null ? (
            <AllProducts later={later} onSelect={select} state={state} strategies={strategies} view={view} />
          ) : (
            <SingleProduct
              key={product}
              later={later}
              onBack={() => select(null)}
              product={product}
              state={state}
              view={view}
            />
          )}
          {performance}
        </Columns>
      </div>
    </>
  );
}

/** Its space is reserved while it loads. */
function Freshness({ state }: { readonly state: PortfolioState }) {
  const text = state.kind === 'ready' ? freshnessText(state.figures.freshness) : '';
  return <span className={styles.freshness}>{text}</span>;
}
