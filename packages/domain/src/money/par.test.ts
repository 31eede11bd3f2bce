import { describe, expect, it } from 'vitest';
import { type FxQuotes, fxBook } from './fx.ts';
import { decimal, toText } from './index.ts';
import { coinsOffPar, type ParChange, parRule } from './par.ts';

const left: ParChange = { coin: 'USDC', from: '2026-03-10', isAtPar: false };
const back: ParChange = { coin: 'USDC', from: '2026-03-20', isAtPar: true };

describe('the par of a coin', () => {
  it('holds until the day that ends it, and again from the day that restores it', () => {
    const { resolve } = parRule([left, back]);
    const on = (day: `${number}-${number}-${number}`) => resolve('USDC', day);
    expect([on('2026-03-09'), on('2026-03-10'), on('2026-03-19'), on('2026-03-20')]).toEqual([
      'USD',
      'USDC',
      'USDC',
      'USD',
    ]);
    expect([resolve('EURC', '2026-03-15'), resolve('EURO', '2026-03-15')]).toEqual(['EUR', 'EUR']);
  });

  it('is what was decided last for a day, in whatever order days come', () => {
    const again: ParChange = { ...left, isAtPar: true };
    expect(parRule([left, again]).resolve('USDC', '2026-03-15')).toBe('USD');
    expect(parRule([back, left]).resolve('USDC', '2026-03-15')).toBe('USDC');
    expect(parRule([back, left]).resolve('USDC', '2026-03-25')).toBe('USD');
  });

  it('says since when a coin is off, also where that was decided twice', () => {
    const later: ParChange = { ...left, from: '2026-03-15' };
    const rule = parRule([left, later, back]);
    expect(coinsOffPar(rule, '2026-03-09')).toEqual([]);
    expect(coinsOffPar(rule, '2026-03-16')).toEqual([{ coin: 'USDC', since: '2026-03-10' }]);
    expect(coinsOffPar(rule, '2026-03-20')).toEqual([]);
  });
});

describe('the book of quotes of a coin that left its par', () => {
  const dollars: FxQuotes = { base: 'EUR', quote: 'USD', days: ['2026-03-02'], values: ['1.25'] };
  const coins: FxQuotes = { base: 'USDC', quote: 'EUR', days: ['2026-03-10'], values: ['0.7'] };
  const amount = decimal('100');
  const converted = (quotes = fxBook([dollars, coins], [left]), day = '2026-03-10' as const) => {
    const found = quotes.convert(amount, 'USDC', 'USD', day);
    return found === undefined ? undefined : toText(found.amount);
  };

  it('converts it as its par currency before, and at its own rate from that day on', () => {
    const book = fxBook([dollars, coins], [left]);
    expect(toText(book.convert(amount, 'USDC', 'USD', '2026-03-09')?.amount ?? decimal(0))).toBe('100');
    expect(converted()).toBe('87.5');
    expect(toText(book.convert(amount, 'USDC', 'EUR', '2026-03-10')?.amount ?? decimal(0))).toBe('70');
    expect(toText(book.convert(amount, 'USDC', 'USDC', '2026-03-10')?.amount ?? decimal(0))).toBe('100');
  });

  it('names its quote, and has no rate of it for want of one', () => {
    const book = fxBook([dollars, coins], [left]);
    const pairs = (day: '2026-03-09' | '2026-03-10') =>
      book.quotesOf(['USDC', 'USD'], day).map(({ base, quote }) => `${base}/${quote}`);
    expect([pairs('2026-03-09'), pairs('2026-03-10')]).toEqual([[], ['USDC/EUR', 'EUR/USD']]);
    expect(converted(fxBook([dollars], [left]))).toBeUndefined();
    expect(converted(fxBook([dollars]))).toBe('100');
  });
});
