import type { components } from '@repo/api-sdk';
import { productTone } from '@repo/client/product';
import { formatBookAmount, formatDecimal, formatNumericDate } from '@repo/domain/format';
import { decimal } from '@repo/domain/money';
import type { DataColumn } from '@repo/ui/data-table';
import { Badge } from '@repo/ui/feedback';
import type { ReactNode } from 'react';
import { BookAmount } from '../../shared/Postings.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { differenceName, type HoldingLine, owedOf } from './books.model.ts';
import styles from './books.module.css';
import { booksTexts } from './books.texts.ts';

type Asset = components['schemas']['AssetHolding'];
type Strategy = components['schemas']['StrategyHolding'];
const texts = booksTexts.holdings;

/** A column of figures that only strategies have. */
const unitsColumn = (
  id: 'value' | 'invested' | 'difference',
  cell: (strategy: Strategy) => ReactNode,
): DataColumn<HoldingLine> => ({
  id,
  header: texts.columns[id],
  align: 'end',
  cell: ({ strategy }) => (strategy === null ? sharedTexts.none : cell(strategy)),
});

/** The sums of a line in each asset, under each other. */
const moneyColumn = (
  id: 'bank' | 'wallets' | 'custody' | 'owed',
  amountOf: (asset: Asset) => string,
): DataColumn<HoldingLine> => ({
  id,
  header: texts.columns[id],
  align: 'end',
  cell: ({ assets }) => {
    const sums = assets.filter((asset) => !decimal(amountOf(asset)).eq(0));
    if (sums.length === 0) return sharedTexts.none;
    return (
      <span className={styles.two}>
        {sums.map((asset) => (
          <BookAmount amount={amountOf(asset)} asset={asset.asset} key={asset.asset} />
        ))}
      </span>
    );
  },
});

function valueCell({ value, nav, nav_day, units, currency }: Strategy): ReactNode {
  if (value === null || nav === null || nav_day === null) return texts.noNav;
  return (
    <span className={styles.two}>
      <BookAmount amount={value} asset={currency} />
      <span className={styles.muted}>{texts.units(formatDecimal(units))}</span>
      <span className={styles.muted}>{texts.navOf(formatDecimal(nav), formatNumericDate(nav_day))}</span>
    </span>
  );
}

function investedCell({ invested, gain, currency }: Strategy): ReactNode {
  return (
    <span className={styles.two}>
      <BookAmount amount={invested} asset={currency} />
      {gain === null ? null : (
        <>
          <span className={styles.muted}>{texts.gain}</span>
          <span className={styles.muted}>{formatBookAmount(gain, currency)}</span>
        </>
      )}
    </span>
  );
}

function differenceCell({ value, difference, quote_day, shares_accounts, currency }: Strategy): ReactNode {
  if (difference === null) return value === null ? texts.noNav : texts.noQuote;
  const details = [
    texts.difference[differenceName(difference)],
    ...(quote_day === null ? [] : [texts.quotesOf(formatNumericDate(quote_day))]),
    ...(shares_accounts ? [texts.withoutShared] : []),
  ];
  return (
    <span className={styles.two}>
      <BookAmount amount={difference} asset={currency} />
      {details.map((detail) => (
        <span className={styles.muted} key={detail}>
          {detail}
        </span>
      ))}
    </span>
  );
}

/** A strategy with its own money; then the accounts that several share, and those of no product. */
export const lineColumns: readonly DataColumn<HoldingLine>[] = [
  {
    id: 'strategy',
    header: texts.columns.strategy,
    isRowName: true,
    cell: ({ name, strategy }) =>
      strategy === null ? (
        name
      ) : (
        <Badge look="plain" tone={productTone(name)}>
          {name}
        </Badge>
      ),
  },
  unitsColumn('value', valueCell),
  unitsColumn('invested', investedCell),
  moneyColumn('bank', ({ bank }) => bank),
  moneyColumn('wallets', ({ wallets }) => wallets),
  moneyColumn('custody', ({ custody }) => custody),
  moneyColumn('owed', owedOf),
  unitsColumn('difference', differenceCell),
];

const assetColumn = (
  id: 'bank' | 'wallets' | 'custody' | 'unmatched' | 'waiting' | 'payable',
): DataColumn<Asset> => ({
  id,
  header: texts.columns[id],
  align: 'end',
  cell: (row) =>
    decimal(row[id]).eq(0) ? sharedTexts.none : <BookAmount amount={row[id]} asset={row.asset} />,
});

export const assetColumns: readonly DataColumn<Asset>[] = [
  { id: 'asset', header: texts.columns.asset, isRowName: true, cell: ({ asset }) => asset },
  assetColumn('bank'),
  assetColumn('wallets'),
  assetColumn('custody'),
  assetColumn('unmatched'),
  assetColumn('waiting'),
  assetColumn('payable'),
];
