// A product in words: each field under its French label, for the comparison that a second person reads.
import { currencyLabel, formatDecimal, formatIban } from '@repo/domain/format';
import { toPaymentAsset } from '@repo/domain/limits';
import { decimal, toText } from '@repo/domain/money';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import { minimumFields, ribOf } from './strategies.mapper.ts';
import { strategiesTexts } from './strategies.texts.ts';

const texts = strategiesTexts.fields;

/** Label → value; a field without a value is left out. */
export type StrategyFields = ReadonlyMap<string, string>;

/** Where clients send their money. */
export function paymentFieldsOf(row: StrategyRow): StrategyFields {
  const rib = ribOf(row);
  return fields([
    [texts.bank, rib?.bank],
    [texts.iban, rib?.iban && formatIban(rib.iban)],
    [texts.bic, rib?.bic],
    ...row.cryptoInputs.map(
      ({ symbol, blockchain, address }) => [texts.address(symbol, blockchain), address] as const,
    ),
  ]);
}

/** What clients are promised, and from which amount. */
export function termFieldsOf(row: StrategyRow): StrategyFields {
  return fields([
    [texts.apy, texts.percent(exact(row.apy))],
    ...minimumFields.map((field) => {
      const amount = row.minimums[field];
      const asset = toPaymentAsset(field.slice('min_'.length));
      const [label, unit] =
        asset === null
          ? [texts.minimumOfProduct, row.referenceCurrency]
          : [texts.minimum(currencyLabel(asset)), currencyLabel(asset)];
      return [label, amount && texts.amount(exact(amount), unit)] as const;
    }),
  ]);
}

export function describeStrategy(row: StrategyRow): StrategyFields {
  const shown = fields([
    [texts.subtitle, row.subtitle],
    [texts.label, row.label],
    [texts.description, row.description],
    [texts.document, row.docUrl],
    [texts.video, row.videoUrl],
  ]);
  return new Map([...paymentFieldsOf(row), ...termFieldsOf(row), ...shown]);
}

/** With every decimal: a change too small to be shown would be under no control. */
const exact = (amount: string) => formatDecimal(toText(decimal(amount)));

function fields(entries: readonly (readonly [string, string | null | undefined])[]): StrategyFields {
  return new Map(entries.flatMap(([label, value]) => (value ? [[label, value] as const] : [])));
}
