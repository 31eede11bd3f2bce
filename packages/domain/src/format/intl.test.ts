import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDashboardAmount, formatDecimal } from './amount.ts';
import {
  formatDayLabel,
  formatLongDate,
  formatMonthLabel,
  formatNumericDate,
  formatNumericDateTime,
} from './date.ts';
import {
  formatChangePercent,
  formatChartPercent,
  formatIndex,
  formatPercent,
  formatSignedPercent,
} from './percent.ts';
import { withMinus } from './spaces.ts';

/** The French Intl output, with our minus sign. */
function written(value: number | `${number}`, options: Intl.NumberFormatOptions): string {
  return withMinus(new Intl.NumberFormat('fr-FR', { signDisplay: 'negative', ...options }).format(value));
}

/** The French Intl output for a date. */
function print(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' }).format(date);
}

const decimals = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
const isNumeric = (text: string): text is `${number}` => Number.isFinite(Number(text));
/** Decimal texts, which Intl formats exactly. */
const amounts = (shape: RegExp) => fc.stringMatching(shape).filter(isNumeric);
const cents = amounts(/^-?(0|[1-9]\d{0,20})\.\d\d$/);
const exact = amounts(/^-?(0|[1-9]\d{0,20})(\.\d{1,18})?$/);
const fractions = fc.oneof(
  fc.double({ min: -100, max: 100, noNaN: true }),
  fc.integer({ min: -20_000, max: 20_000 }).map((half) => half / 20_000),
);

describe('formatting without Intl matches Intl', () => {
  it.each(['EUR', 'USD', 'CHF'])('for amounts in %s', (currency) => {
    const intl = { style: 'currency', currency } as const;
    fc.assert(
      fc.property(cents, (amount) => {
        expect(formatDashboardAmount(amount, currency)).toBe(written(amount, intl));
      }),
    );
  });

  it('for every decimal of an amount', () => {
    fc.assert(
      fc.property(exact, (amount) => {
        expect(formatDecimal(amount)).toBe(written(amount, { maximumFractionDigits: 20 }));
      }),
    );
  });

  it('for percentages, halves and signs included', () => {
    const percent = { style: 'percent' } as const;
    const signed = { ...percent, signDisplay: 'exceptZero' } as const;
    fc.assert(
      fc.property(fractions, (value) => {
        expect(formatPercent(value)).toBe(written(value, { ...percent, ...decimals(1) }));
        expect(formatChangePercent(value)).toBe(written(value, { ...signed, ...decimals(1) }));
        expect(formatSignedPercent(value)).toBe(written(value, { ...signed, ...decimals(2) }));
        expect(formatChartPercent(value)).toBe(written(value, { ...percent, ...decimals(2) }));
        expect(formatIndex(value)).toBe(written(value, decimals(1)));
        expect(formatIndex(value, 'axis')).toBe(written(value, { maximumFractionDigits: 2 }));
      }),
    );
  });

  it('for days', () => {
    const day = fc.date({ min: new Date('1900-01-02'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const text = date.toISOString().slice(0, 10);
        expect(formatNumericDate(text)).toBe(
          print(date, { day: '2-digit', month: '2-digit', year: 'numeric' }),
        );
        expect(formatLongDate(text).replace('1er', '1')).toBe(print(date, { dateStyle: 'long' }));
        expect(formatDayLabel(text).replace('1er', '1').replace('\u00A0', ' ')).toBe(
          print(date, { day: 'numeric', month: 'short' }),
        );
        expect(formatMonthLabel(text).replace('\u00A0', ' ')).toBe(
          print(date, { month: 'short', year: '2-digit' }),
        );
      }),
    );
  });

  it('for instants in Paris, including DST changes', () => {
    const hourMs = 3_600_000;
    const around = fc.tuple(
      fc.integer({ min: 1996, max: 2100 }),
      fc.constantFrom('03', '10'),
      fc.nat(7 * 24 * 60),
    );
    const instants = fc.oneof(
      fc.date({ min: new Date('1996-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
      around.map(
        ([year, month, minutes]) =>
          new Date(Date.parse(`${year}-${month}-25T00:00:00Z`) + minutes * (hourMs / 60)),
      ),
    );
    const paris = new Intl.DateTimeFormat('fr-FR', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Europe/Paris',
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(formatNumericDateTime(instant.toISOString())).toBe(paris.format(instant));
      }),
    );
  });
});
