import { parisToday } from '@repo/client/clock';
import { FactorsInvitation } from '@repo/client/factors-invitation';
import {
  AllocationPanel,
  AllProducts,
  chosenProduct,
  figuresOf,
  freshnessText,
  hasNothing,
  isWaiting,
  PanelPlaceholder,
  PortfolioFilters,
  PortfolioOwner,
  type PortfolioState,
  productTitles,
  SingleProduct,
  usePortfolio,
  usePortfolioFilters,
  useStrategies,
} from '@repo/client/portfolio';
import { focusScreen } from '@repo/client/start';
import { Card } from '@repo/ui/card';
import { Columns, Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useDeferredValue, useMemo, useState } from 'react';
import { appTexts } from '../../shared/app.texts.ts';
import { ParNotice } from '../../shared/parameters/ParNotice.tsx';
import { paths } from '../../shared/paths.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { PerformancePanel } from './PerformancePanel.tsx';
import styles from './portfolio-page.module.css';
import { TodoCard } from './TodoCard.tsx';
import { useTodo } from './use-todo.ts';

/** « Portefeuille » (2§2.1): all products, or one of them, in a currency and over a period. */
export function PortfolioPage() {
  const { filters, change } = usePortfolioFilters();
  const [today] = useState(parisToday);
  const state = usePortfolio(filters.currency);
  const { todos, contracts, key } = useTodo(state);
  const hasPaid = contracts.some(({ payment_status: status }) => status === 'paid');
  const strategies = useStrategies();
  // The figures first: charts and lists render after them, in chunks between which the page stays responsive.
  const later = useDeferredValue<PortfolioState | null>(state, null);
  const figures = figuresOf(state);
  const isNew = figures !== null && hasNothing(figures);
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
        {isNew ? null : later === null ? (
          <PanelPlaceholder of="allocation" />
        ) : (
          <AllocationPanel state={later} />
        )}
        {later === null ? <PanelPlaceholder /> : <ActivityPanel state={later} />}
        <FactorsInvitation href={paths.profile} isDue={hasPaid} />
      </div>
    ),
    [later, isNew, hasPaid],
  );
  const performance = useMemo(
    () =>
      later === null ? (
        <Card className={styles.waitingPerformance} />
      ) : (
        <PerformancePanel state={later} view={view} />
      ),
    [later, view],
  );
  return (
    <PortfolioOwner value={owner}>
      <title>{product === null ? appTexts.nav.dashboard : `${product} – ${appTexts.nav.dashboard}`}</title>
      <PageHeader actions={header} subtitle={<Freshness state={state} />} title={appTexts.nav.dashboard} />
      <ParNotice />
      <Stack gap={20}>
        <TodoCard todos={todos} />
        <div
          aria-busy={state.kind === 'ready' && state.isReloading}
          className={styles.page}
          key={isNew ? `${key} new` : key}
        >
          <Columns aside={aside} className={styles.columns}>
            {product === null ? (
              <AllProducts
                instead={isNew ? <FirstSteps contracts={contracts} /> : null}
                later={later}
                onSelect={select}
                state={state}
                strategies={strategies}
                view={view}
              />
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
      </Stack>
    </PortfolioOwner>
  );
}

const owner = { clientId: null, productsPath: paths.products, paymentPath: paths.chain };

/** Its space is reserved while it loads. */
function Freshness({ state }: { readonly state: PortfolioState }) {
  const text = state.kind === 'ready' ? freshnessText(state.figures.freshness) : '';
  return <span className={styles.freshness}>{text}</span>;
}
