import type { components } from '@repo/api-sdk/spec';
import { type CsvColumn, formatSubscriptionAmount } from '@repo/domain/format';
import { minimumFor, offeredCurrencies } from '@repo/domain/limits';
import { productStatusTexts } from '@repo/domain/products';
import type { Call } from '../../http/operation.ts';
import { listProducts } from '../strategies/list-products.ts';
import { dayOf, decimalOf, wordsOf } from './cells.ts';
import { exportsTexts } from './exports.texts.ts';
import { computedRows, type OpenExport } from './list-export.ts';

type Product = components['schemas']['Product'];
const words = exportsTexts.products;

/** « 10 000,00 € », for each currency that it is paid in. */
function minimumsOf({ strategy: { crypto, ...declared } }: Product): string {
  const cryptoSymbols = (crypto?.inputs ?? []).map(({ symbol }) => symbol);
  return offeredCurrencies({ rib: declared.rib, cryptoSymbols })
    .map((asset) => formatSubscriptionAmount(minimumFor(declared, asset), asset))
    .join(', ');
}

const columns: readonly CsvColumn<Product>[] = [
  { header: words.title, value: ({ strategy }) => strategy.title },
  { header: words.label, value: ({ strategy }) => strategy.label },
  { header: words.status, value: ({ status }) => productStatusTexts[status] },
  { header: words.currency, value: ({ strategy }) => strategy.currency.toUpperCase() },
  { header: words.apy, value: ({ strategy }) => strategy.apy },
  { header: words.observed, value: ({ observed_rate: rate }) => rate },
  { header: words.payments, value: minimumsOf },
  { header: words.holdings, value: ({ holdings }) => decimalOf(holdings) },
  { header: words.navDay, value: ({ nav_day: day }) => dayOf(day) },
  { header: words.subscribers, value: ({ subscribers }) => subscribers },
  { header: words.position, value: ({ position }) => position },
  { header: words.launchDay, value: ({ launch_day: day }) => dayOf(day) },
  { header: words.updatedAt, value: ({ updated_at: at }) => dayOf(at) },
];

/** « Produits », in the order of the screen and with its tab. */
export const exportProducts: OpenExport<Partial<Call<'exportProducts'>['query']>> = async (
  { clock },
  { status },
  tx,
) => {
  const products = await listProducts({ db: tx, clock });
  const rows = products.filter((product) => status === undefined || product.status === status);
  return {
    list: 'products',
    file: words.file,
    filters: wordsOf(status && productStatusTexts[status]),
    ...computedRows(columns, rows),
  };
};
