import { CardButton } from '@repo/ui/card';
import { productTone } from '../product/product-tone.ts';
import { Coin } from '../product-card/index.ts';
import { Amount } from './Amount.tsx';
import { entryFeesOf } from './change.model.ts';
import { type Figures, isAwaited, isSubscribed, type Strategy, signedAmount } from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';
import { type NetRate, netRate } from './rates.model.ts';
import styles from './tiles.module.css';

const texts = portfolioTexts.products;

interface ProductTileProps {
  readonly strategy: Strategy;
  /** `null` until they are known. */
  readonly figures: Figures | null;
  readonly onSelect: (product: string) => void;
}

/** Logo, title and yield of the product, or « - - » without a subscription (R163). It opens the product (R164). */
export function ProductTile({ strategy, figures, onSelect }: ProductTileProps) {
  const { title } = strategy;
  return (
    <CardButton className={styles.tile} edge={productTone(title)} look="cell" onPress={() => onSelect(title)}>
      <span className={styles.name}>
        <Coin strategy={strategy} />
        {title}
      </span>
      {figures === null ? <Blank /> : <Yield figures={figures} title={title} />}
    </CardButton>
  );
}

/** The two lines of a tile while loading. */
function Blank() {
  return (
    <>
      <span className={styles.amount}>{'\u00A0'}</span>
      <span className={styles.rate}>{'\u00A0'}</span>
    </>
  );
}

function Yield({ figures, title }: { readonly figures: Figures; readonly title: string }) {
  const headline = figures.headlines[title];
  if (isAwaited(figures, title) && !/[1-9]/.test(headline?.yield_generated ?? '')) {
    return (
      <>
        <span className={styles.noAmount}>{portfolioTexts.balance.awaited}</span>
        <span className={styles.rate}>{texts.awaited}</span>
      </>
    );
  }
  if (!isSubscribed(figures, title) || headline === undefined) {
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
        <Amount>{signedAmount(headline.yield_generated, figures.currency)}</Amount>
      </span>
      <Rate hasAmount={/[1-9]/.test(headline.yield_generated ?? '')} rate={netRate(headline)} />
      <EntryFees fees={headline.total_rate === null ? null : entryFeesOf(headline, figures.currency)} />
    </>
  );
}

/** A first loss is named by its cause. */
function EntryFees({ fees }: { readonly fees: string | null }) {
  if (fees === null) return null;
  return (
    <span className={styles.rate}>
      <Amount>{texts.entryFees(fees)}</Amount>
    </span>
  );
}

interface RateProps {
  readonly rate: NetRate | null;
  readonly hasAmount: boolean;
}

/** Before the first day of yields, a non-zero amount is the fees: it is labelled, because it would look like a loss. */
function Rate({ rate, hasAmount }: RateProps) {
  if (rate === null) {
    return <span className={styles.rate}>{hasAmount ? texts.onlyFees : texts.noRate}</span>;
  }
  return (
    <>
      <span className={styles.rate} data-direction={rate.direction}>
        {rate.text}
      </span>
      {rate.isWholeYear ? null : <span className={styles.rate}>{rate.note}</span>}
    </>
  );
}
