// A product in words: each field under its French label, for the comparison that a second person reads.
import { currencyLabel, formatDecimal, formatIban, formatNumericDate } from '@repo/domain/format';
import { toPaymentAsset } from '@repo/domain/limits';
import { decimal, toText } from '@repo/domain/money';
import {
  formatHorizon,
  formatWorkingDays,
  productMinimumFields,
  productStatusTexts,
} from '@repo/domain/products';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { ChangeLine } from '../change-requests/change-kind.ts';
import { ribOf } from './strategies.mapper.ts';
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

/** What clients are promised, from which amount, and what they compare it by. */
export function termFieldsOf(row: StrategyRow): StrategyFields {
  return fields([
    [texts.apy, texts.percent(exact(row.apy))],
    ...productMinimumFields.map((field) => {
      const amount = row.minimums[field];
      const asset = toPaymentAsset(field.slice('min_'.length));
      const [label, unit] =
        asset === null
          ? [texts.minimumOfProduct, row.referenceCurrency]
          : [texts.minimum(currencyLabel(asset)), currencyLabel(asset)];
      return [label, amount && texts.amount(exact(amount), unit)] as const;
    }),
    [texts.publicationDays, weekdays(row.publicationDays)],
    [texts.launchDay, row.launchDay && formatNumericDate(row.launchDay)],
    [texts.risk, row.riskLevel === null ? null : texts.riskOf(row.riskLevel)],
    [texts.horizon, row.horizonMonths === null ? null : formatHorizon(row.horizonMonths)],
    [texts.exit, row.exitDays === null ? null : formatWorkingDays(row.exitDays)],
    [texts.custodian, row.custodian],
  ]);
}

export function describeStrategy(row: StrategyRow): StrategyFields {
  const shown = fields([
    [texts.title, row.title],
    [texts.currency, row.referenceCurrency],
    [texts.subtitle, row.subtitle],
    [texts.label, row.label],
    [texts.description, row.description],
    [texts.document, row.docUrl],
    [texts.video, row.videoUrl],
    [texts.position, String(row.position)],
    [texts.status, productStatusTexts[row.status]],
  ]);
  return new Map([...paymentFieldsOf(row), ...termFieldsOf(row), ...shown]);
}

/** With every decimal: a change too small to be shown would be under no control. */
const exact = (amount: string) => formatDecimal(toText(decimal(amount)));

/** « lundi, mardi » */
function weekdays(days: readonly number[]): string {
  if (days.length === texts.weekdays.length) return texts.everyDay;
  return days
    .toSorted((a, b) => a - b)
    .map((day) => texts.weekdays[day - 1])
    .join(', ');
}

function fields(entries: readonly (readonly [string, string | null | undefined])[]): StrategyFields {
  return new Map(entries.flatMap(([label, value]) => (value ? [[label, value] as const] : [])));
}

/** What differs, in words. */
export function linesOf(before: StrategyFields, after: StrategyFields): ChangeLine[] {
  const labels = [...new Set([...before.keys(), ...after.keys()])];
  return labels
    .map((label) => ({ label, before: before.get(label) ?? null, after: after.get(label) ?? null }))
    .filter((line) => line.before !== line.after);
}
