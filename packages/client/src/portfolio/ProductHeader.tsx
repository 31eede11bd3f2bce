import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Icon } from '@repo/ui/icons';
import { BalanceToggle } from '../balance/index.ts';
import { productTexts } from '../product/product.texts.ts';
import { productTone } from '../product/product-tone.ts';
import styles from './balance.module.css';
import { ChangeCauses } from './ChangeCauses.tsx';
import { ChangeLine } from './ChangeLine.tsx';
import { ExplainButton } from './explained/ExplainButton.tsx';
import { HeroFigure } from './HeroFigure.tsx';
import { LatePrices } from './LatePrices.tsx';
import { ProductFigures } from './ProductFigures.tsx';
import { type Figures, isSubscribed, type PortfolioView } from './portfolio.model.ts';
import { figuresOf, type PortfolioState, wholeOf } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';
import { WaitingPayments } from './WaitingPayments.tsx';

const texts = portfolioTexts.strategy;

interface ProductHeaderProps {
  readonly product: string;
  readonly state: PortfolioState;
  readonly view: PortfolioView;
  readonly onBack: () => void;
}

/** « Stratégie USDFY », its value and its three figures (R171–R174). */
export function ProductHeader({ product, state, view, onBack }: ProductHeaderProps) {
  const figures = figuresOf(state);
  const portfolio = wholeOf(state);
  const amountOf = ({ headlines }: Figures) => {
    const headline = headlines[product];
    return headline === undefined ? '0' : headline.current_amount;
  };
  return (
    <Card
      actions={<BalanceToggle />}
      className={styles.card}
      edge={productTone(product)}
      padding="none"
      title={texts.title(product)}
    >
      <div className={styles.body} data-kind="product">
        <div>
          <HeroFigure amountOf={amountOf} product={product} state={state}>
            {figures !== null && isSubscribed(figures, product) ? (
              <ExplainButton figure="value" portfolio={portfolio} product={product} view={view} />
            ) : null}
          </HeroFigure>
          <LatePrices product={product} state={state} />
          <WaitingPayments product={product} state={state} />
          <ChangeLine product={product} state={state} view={view} />
        </div>
        <ChangeCauses product={product} state={state} view={view} />
      </div>
      <ProductFigures figures={figures} portfolio={portfolio} product={product} view={view} />
      <div className={styles.foot}>
        <Button onPress={onBack} size="sm" variant="quiet">
          <Icon name="chevron-left" size={16} />
          {productTexts.all}
        </Button>
      </div>
    </Card>
  );
}
