import { productTone } from '@repo/client/product';
import { formatChangePercent } from '@repo/domain/format';
import { CardButton } from '@repo/ui/card';
import { Coin } from '../../shared/coin/Coin.tsx';
import { Amount } from './Amount.tsx';
import {
  annualRate,
  directionOf,
  isSubscribed,
  type Portfolio,
  type Strategy,
  signedAmount,
} from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';
import styles from './tiles.module.css';

const texts = portfolioTexts.products;

interface ProductTileProps {
  readonly strategy: Strategy;
  readonly portfolio: Portfolio | null;
  readonly onSelect: (product: string) => void;
}

/** Logo, title and what the product brought, or « - - » without a subscription (R163). It opens the product (R164). */
export function ProductTile({ strategy, portfolio, onSelect }: ProductTileProps) {
  const { title } = strategy;
  return (
    <CardButton className={styles.tile} edge={productTone(title)} look="cell" onPress={() => onSelect(title)}>
      <span className={styles.name}>
        <Coin strategy={strategy} />
        {title}
      </span>
      {portfolio === null ? <Blank /> : <Yield portfolio={portfolio} title={title} />}
    </CardButton>
  );
}

/** The two lines of a tile before they are known. */
function Blank() {
  return (
    <>
      <span className={styles.amount}>{'\u00A0'}</span>
      <span className={styles.rate}>{'\u00A0'}</span>
    </>
  );
}

function Yield({ portfolio, title }: { readonly portfolio: Portfolio; readonly title: string }) {
  const generated = portfolio.headlines[title]?.yield_generated;
  if (!isSubscribed(portfolio, title) || generated === undefined) {
    return (
      <>
        <span className={styles.noAmount}>{texts.noAmount}</span>
        <span className={styles.rate}>{texts.notSubscribed}</span>
      </>
    );
  }
  return (
    <>
      <span className={styles.amount}>
        <Amount>{signedAmount(generated, portfolio.currency)}</Amount>
      </span>
      <AnnualRate hasAmount={/[1-9]/.test(generated)} rate={annualRate(portfolio, title)} />
    </>
  );
}

interface AnnualRateProps {
  readonly rate: number | undefined;
  readonly hasAmount: boolean;
}

/** Before the first day of yields an amount that is not zero is what the fees took: it says so, or it reads as a loss. */
function AnnualRate({ rate, hasAmount }: AnnualRateProps) {
  if (rate === undefined) {
    return <span className={styles.rate}>{hasAmount ? texts.onlyFees : texts.noRate}</span>;
  }
  const text = formatChangePercent(rate);
  return (
    <span className={styles.rate} data-direction={directionOf(text)}>
      {texts.perYear(text)}
    </span>
  );
}
