import { productTone } from '@repo/client/product';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Icon } from '@repo/ui/icons';
import { productTexts } from '../../shared/product/product.texts.ts';
import { BalanceToggle } from './BalanceToggle.tsx';
import styles from './balance.module.css';
import { ExplainButton } from './explained/ExplainButton.tsx';
import { FailedLine } from './FailedLine.tsx';
import { HeroFigure } from './HeroFigure.tsx';
import { NothingYet } from './NothingYet.tsx';
import { PeriodChange } from './PeriodChange.tsx';
import { ProductFigures } from './ProductFigures.tsx';
import { isSubscribed, type Portfolio, type PortfolioView } from './portfolio.model.ts';
import type { PortfolioState } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.strategy;

interface ProductHeaderProps {
  readonly product: string;
  readonly state: PortfolioState;
  readonly view: PortfolioView;
  readonly onBack: () => void;
}

/** « Stratégie USDFY », what it is worth and its three figures (R171–R174). */
export function ProductHeader({ product, state, view, onBack }: ProductHeaderProps) {
  const portfolio = state.kind === 'ready' ? state.portfolio : null;
  const amountOf = (known: Portfolio) => known.headlines[product]?.current_amount ?? '0';
  return (
    <Card
      actions={<BalanceToggle />}
      className={styles.card}
      edge={productTone(product)}
      padding="none"
      title={texts.title(product)}
    >
      <div className={styles.body} data-kind="product">
        <HeroFigure amountOf={amountOf} state={state}>
          {portfolio !== null && isSubscribed(portfolio, product) ? (
            <ExplainButton figure="value" portfolio={portfolio} product={product} view={view} />
          ) : null}
        </HeroFigure>
        <div className={styles.line}>
          {portfolio === null ? null : <Line portfolio={portfolio} product={product} view={view} />}
          {state.kind === 'failed' ? <FailedLine state={state} /> : null}
        </div>
      </div>
      <ProductFigures portfolio={portfolio} product={product} view={view} />
      <div className={styles.foot}>
        <Button onPress={onBack} size="sm" variant="quiet">
          <Icon name="chevron-left" size={16} />
          {productTexts.all}
        </Button>
      </div>
    </Card>
  );
}

interface LineProps {
  readonly portfolio: Portfolio;
  readonly product: string;
  readonly view: PortfolioView;
}

function Line({ portfolio, product, view }: LineProps) {
  if (!isSubscribed(portfolio, product)) {
    return <NothingYet text={portfolioTexts.products.notSubscribed} />;
  }
  return (
    <>
      <PeriodChange rates={portfolio.products[product]?.rates ?? []} view={view} />
      <ExplainButton figure="change" portfolio={portfolio} product={product} view={view} />
    </>
  );
}
