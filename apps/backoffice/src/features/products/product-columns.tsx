import { productTone } from '@repo/client/product';
import {
  formatBookAmount,
  formatNumericDate,
  formatSignedPercent,
  formatSubscriptionAmount,
} from '@repo/domain/format';
import { minimumFor, offeredCurrencies } from '@repo/domain/limits';
import type { PaymentAsset } from '@repo/domain/money';
import { productStatusTexts } from '@repo/domain/products';
import type { DataColumn } from '@repo/ui/data-table';
import { Badge, StatusBadge } from '@repo/ui/feedback';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { apyText, type Product } from './product-form.model.ts';
import styles from './products.module.css';
import { statusTones, productsTexts as texts } from './products.texts.ts';

const { columns } = texts;

/** The payment currencies of a product, in the order of the screens. */
function paymentsOf({ strategy }: Product): readonly PaymentAsset[] {
  const cryptoSymbols = (strategy.crypto?.inputs ?? []).map(({ symbol }) => symbol);
  return offeredCurrencies({ rib: strategy.rib, cryptoSymbols });
}

/** « 10 000,00 € » of each currency that it is paid in. */
function minimumsOf(product: Product): readonly string[] {
  const { crypto: _addresses, ...declared } = product.strategy;
  return paymentsOf(product).map((asset) => formatSubscriptionAmount(minimumFor(declared, asset), asset));
}

/** What its units are worth at the last NAV, in its own currency. */
export function holdingsOf({ holdings, strategy }: Product): string {
  return holdings === null
    ? sharedTexts.none
    : formatBookAmount(holdings, strategy.currency === 'euro' ? 'EURO' : strategy.currency.toUpperCase());
}

export const productColumns: readonly DataColumn<Product>[] = [
  {
    id: 'title',
    header: columns.title,
    isRowName: true,
    sortValue: ({ strategy }) => strategy.title,
    cell: ({ strategy: { title } }) => (
      <Badge look="plain" tone={productTone(title)}>
        {title}
      </Badge>
    ),
  },
  {
    id: 'status',
    header: columns.status,
    cell: ({ status, pending_changes: pending }) => (
      <>
        <StatusBadge labels={productStatusTexts} status={status} tones={statusTones} />
        {pending.length === 0 ? null : <Badge tone="warning">{texts.pending}</Badge>}
      </>
    ),
  },
  { id: 'label', header: columns.label, cell: ({ strategy }) => strategy.label || sharedTexts.none },
  { id: 'currency', header: columns.currency, cell: ({ strategy }) => strategy.currency.toUpperCase() },
  {
    id: 'apy',
    header: columns.apy,
    align: 'end',
    sortValue: ({ strategy }) => strategy.apy ?? 0,
    cell: ({ strategy }) => apyText(strategy.apy) ?? sharedTexts.none,
  },
  {
    id: 'observed',
    header: columns.observed,
    align: 'end',
    cell: ({ observed_rate: rate }) => (rate === null ? sharedTexts.none : formatSignedPercent(rate)),
  },
  {
    id: 'payment',
    header: columns.payment,
    cell: (product) =>
      minimumsOf(product).length === 0 ? (
        texts.noPayment
      ) : (
        <ul className={styles.minimums}>
          {minimumsOf(product).map((minimum) => (
            <li key={minimum}>{minimum}</li>
          ))}
        </ul>
      ),
  },
  { id: 'holdings', header: columns.holdings, align: 'end', cell: holdingsOf },
  {
    id: 'subscribers',
    header: columns.subscribers,
    align: 'end',
    sortValue: ({ subscribers }) => subscribers,
    cell: ({ subscribers }) => subscribers,
  },
  {
    id: 'position',
    header: columns.position,
    align: 'end',
    sortValue: ({ position }) => position,
    cell: ({ position }) => position,
  },
  {
    id: 'updatedAt',
    header: columns.updatedAt,
    align: 'end',
    sortValue: ({ updated_at }) => updated_at,
    cell: ({ updated_at }) => formatNumericDate(updated_at),
  },
];
