// What NAVs would change in the value of contracts, in euros: the same lines before they are submitted and before they are approved.
import type { components } from '@repo/api-sdk/spec';
import { isoDay } from '@repo/domain/dates';
import { formatBookAmount, formatNumericDate } from '@repo/domain/format';
import { type Decimal, decimal, isDisplayCurrency, roundFor, toText } from '@repo/domain/money';
import type { Database } from '../../db/client.ts';
import type { PlannedValue } from '../../db/schema/market-data.ts';
import { clientName } from '../accounts/client-name.ts';
import { navEffectTexts as texts } from './market-data.texts.ts';
import { type MovedNav, readMovedNavs, shownContracts } from './nav-effects.repository.ts';
import { readFx } from './read-fx.ts';

export type ChangeLine = components['schemas']['ChangeLine'];

interface Worth {
  label: string;
  before: Decimal;
  after: Decimal;
}

/** A line for each strategy on the day that moves most, then the contracts that move most. */
export async function describeNavEffects(
  db: Database,
  values: readonly PlannedValue[],
): Promise<ChangeLine[]> {
  const lines: ChangeLine[] = [];
  const examples: Worth[] = [];
  let total = 0;
  for (const moved of await readMovedNavs(db, values)) {
    const { title, contracts, largest } = moved;
    if (contracts === 0) continue;
    total += contracts;
    const day = formatNumericDate(moved.day);
    const label = texts.effect(title, day, contracts);
    const valued = await valuer(db, moved);
    const worth = valued(label, moved.units);
    lines.push(worth === null ? { label, before: null, after: texts.noRate } : lineOf(worth));
    for (const { po_number: number, client, units } of largest) {
      const example = valued(texts.example(number, clientName(client), day), units);
      if (example !== null) examples.push(example);
    }
  }
  const widest = examples.toSorted((a, b) => gapOf(b).abs().cmp(gapOf(a).abs())).slice(0, shownContracts);
  const others = total - widest.length;
  const rest =
    widest.length > 0 && others > 0
      ? [{ label: texts.others, before: null, after: texts.lesser(others) }]
      : [];
  return [...lines, ...widest.map(lineOf), ...rest];
}

const gapOf = ({ before, after }: Worth): Decimal => after.minus(before);

/** What units were worth and would be, in euros at the rates of the day; null without a rate. */
async function valuer(db: Database, { reference_currency: currency, day: text, before, after }: MovedNav) {
  if (!isDisplayCurrency(currency)) throw new Error(`unknown currency in the database: ${currency}`);
  const day = isoDay(text);
  const fx = await readFx(db, [currency], { upTo: day });
  const euros = (units: string, nav: string): Decimal | null => {
    const worth = fx.convert(decimal(units).times(nav), currency, 'EUR', day);
    return worth === undefined ? null : roundFor('EUR', worth.amount);
  };
  return (label: string, units: string): Worth | null => {
    const [old, next] = [euros(units, before), euros(units, after)];
    return old === null || next === null ? null : { label, before: old, after: next };
  };
}

const written = (amount: Decimal): string => formatBookAmount(toText(amount), 'EUR');

function lineOf(worth: Worth): ChangeLine {
  const gap = gapOf(worth);
  const difference = `${gap.gt(0) ? '+' : ''}${written(gap)}`;
  return {
    label: worth.label,
    before: written(worth.before),
    after: texts.valued(written(worth.after), difference),
  };
}
