import type { components } from '@repo/api-sdk/spec';
import { type Decimal, decimal, sumOf, ZERO } from '@repo/domain/money';
import type { Movement } from '@repo/domain/portfolio';
import { blanksAfterDeclared, type HeldElsewhere, type TaxFile, taxFile } from '@repo/domain/yearly';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import type { YearBooks } from './read-year.ts';
import { yearlyErrors } from './yearly-documents.errors.ts';
import { yearlyTexts } from './yearly-documents.texts.ts';

const texts = yearlyTexts.elsewhere;

export interface StatedTax {
  readonly file: TaxFile;
  /** The movement of each disposal, by its id. */
  readonly movements: ReadonlyMap<string, Movement>;
  /** Whether holdings elsewhere are counted, of this year or an earlier one. */
  readonly isDeclared: boolean;
}

type Declared = components['schemas']['HeldElsewhere'];

/**
 * The figures of each withdrawal and closing.
 * @throws AppError where a movement has no rate to the euro: a file with a part of them would be wrong.
 */
export function readTax(books: YearBooks, declared: readonly Declared[]): StatedTax {
  const movements = books.booked.movements.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const inEuros = (amount: Decimal, { asset, day }: Movement): Decimal => {
    const rate = books.euros(asset, day);
    if (rate === undefined) throw new AppError(yearlyErrors.notFound);
    return amount.times(rate);
  };
  const disposals = listDisposals(books);
  const elsewhere = readElsewhere(
    disposals.map(({ movement }) => movement.id),
    declared,
  );
  const file = taxFile({
    year: books.year,
    elsewhere,
    acquisitions: movements
      .filter(({ kind }) => kind === 'payment')
      .map((movement) => ({ day: movement.day, euros: inEuros(movement.cash, movement) })),
    disposals: disposals.map(({ movement, price }) => ({
      id: movement.id,
      day: movement.day,
      price,
      fees: inEuros(movement.fee, movement),
      portfolioHere: valueBefore(books, movement, movements),
    })),
  });
  if (file.isCostNegative) refuseField('elsewhere', texts.tooLow);
  return {
    file,
    movements: new Map(disposals.map(({ movement }) => [movement.id, movement])),
    isDeclared: elsewhere.size > 0,
  };
}

/** Each of a disposal that there is, once; none is left out after the first. */
function readElsewhere(ids: readonly string[], declared: readonly Declared[]): Map<string, HeldElsewhere> {
  const held = new Map(
    declared.map(({ disposal_id: id, value, cost }) => [id, { value: decimal(value), cost: decimal(cost) }]),
  );
  if (held.size < declared.length) refuseField('elsewhere', texts.repeated);
  if (declared.some(({ disposal_id: id }) => !ids.includes(id))) refuseField('elsewhere', texts.unknown);
  if (blanksAfterDeclared(ids, new Set(held.keys())).length > 0) refuseField('elsewhere', texts.blank);
  return held;
}

/** Of everything held here, at the NAVs and rates of its day. */
function valueBefore({ market, euros }: YearBooks, at: Movement, movements: readonly Movement[]): Decimal {
  const before = movements
    .slice(0, movements.indexOf(at))
    .filter(({ day, kind }) => day < at.day || kind !== 'payment');
  const strategies = [...new Set(before.map(({ strategy }) => strategy))];
  return sumOf(
    strategies.map((strategy) => {
      const units = sumOf(before.filter((one) => one.strategy === strategy).map((one) => one.units));
      const nav = market.prices.navs.lastUpTo(strategy, at.day)?.value;
      const currency = market.strategies.get(strategy)?.strategy.referenceCurrency;
      const rate = currency && euros(currency, at.day);
      return nav === undefined || rate === undefined ? ZERO : units.times(nav).times(rate);
    }),
  );
}

/**
 * Up to the end of the year, oldest first: what a client completes with their other holdings.
 * @throws AppError where one has no rate to the euro.
 */
export function listDisposals(books: YearBooks): { movement: Movement; price: Decimal }[] {
  return books.booked.movements
    .filter(({ day, kind }) => kind !== 'payment' && day <= books.to)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .map((movement) => {
      const rate = books.euros(movement.asset, movement.day);
      if (rate === undefined) throw new AppError(yearlyErrors.notFound);
      return { movement, price: movement.fee.minus(movement.cash).times(rate) };
    });
}
