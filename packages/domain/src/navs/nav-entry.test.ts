import { describe, expect, it } from 'vitest';
import { addDays, isoDay } from '../dates/index.ts';
import { decimal, toText } from '../money/index.ts';
import {
  type NavContext,
  type NavPoint,
  type NavUnit,
  navProblem,
  navWarnings,
  readNavEntry,
  yieldBetween,
} from './nav-entry.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
function read(typed: string, unit: NavUnit, previous: string | null = '101') {
  const result = readNavEntry(typed, unit, previous === null ? null : decimal(previous));
  return result.ok ? toText(result.nav) : plain(result.problem);
}

describe('[A12] a typed NAV', () => {
  const spaces = 'Écrivez ce nombre sans espace, avec une virgule avant les décimales.';
  const notNumber = 'Écrivez un nombre, par exemple 101,505.';
  it.each([
    ['101.505', 'nav', '101.505'],
    ['101,505 ', 'nav', '101.505'],
    [' 101 505', 'nav', spaces],
    ['101\u202f505', 'nav', spaces],
    ['1.101,505', 'nav', notNumber],
    ['abc', 'nav', notNumber],
    ['', 'nav', notNumber],
    ['1e3', 'nav', notNumber],
    ['−1', 'nav', '-1'],
    ['1,1234567890123', 'nav', '12 décimales au plus.'],
    ['0,5', 'percent', '101.505'],
    ['+0,5 %', 'percent', '101.505'],
    ['−0,5', 'percent', '100.495'],
    ['0,123456789', 'percent', '8 décimales au plus.'],
    ['0,00000001', 'percent', '101.00000001'],
  ] as const)('%j in %s reads as %s', (typed, unit, expected) => {
    expect(read(typed, unit)).toBe(expected);
  });

  it('is made of a yield to 8 decimals, half to even, and needs a NAV before it', () => {
    expect(read('0,00000050', 'percent', '1.5')).toBe('1.50000001');
    expect(read('0,5', 'percent', null)).toBe('Aucune VL ne précède ce jour : saisissez la VL.');
  });

  it('gives its yield', () => {
    expect(toText(yieldBetween(decimal('101'), decimal('101.505')))).toBe('0.005');
  });
});

const day = isoDay('2026-03-04');
const daysBefore = (...navs: string[]): NavPoint[] =>
  navs.map((nav, index) => ({ day: addDays(day, -1 - index), nav: decimal(nav) }));
const context = (change: Partial<NavContext> = {}): NavContext => ({
  today: day,
  launchDay: null,
  firstDay: isoDay('2026-01-01'),
  publicationDays: [1, 2, 3, 4, 5, 6, 7],
  before: daysBefore('103.3', '103.2'),
  referenceCurrency: 'USD',
  ...change,
});
const warningsOf = (nav: string, change: Partial<NavContext> = {}) =>
  navWarnings({ day, nav: decimal(nav) }, context(change)).map(plain);

describe('[A13] the checks of a NAV', () => {
  it.each([
    ['tomorrow', { day: addDays(day, 1), nav: '100' }, 'Ce jour est à venir.'],
    [
      'a day before the first NAV',
      { day: isoDay('2025-12-31'), nav: '100' },
      'Ce jour précède la première VL, du 01/01/2026.',
    ],
    ['a negative NAV', { day, nav: '-1' }, 'Une VL est supérieure à 0.'],
    ['a NAV of 0', { day, nav: '0' }, 'Une VL est supérieure à 0.'],
    ['today', { day, nav: '100' }, null],
  ])('%s', (_what, { day: on, nav }, expected) => {
    expect(navProblem({ day: on, nav: decimal(nav) }, context())).toBe(expected);
  });

  it('warn of a move beyond the tolerance of its currency, by day', () => {
    expect(warningsOf('500')).toEqual(['+384,0271 % dépasse 0,5 % par jour.']);
    expect(warningsOf('103.8165')).toEqual([]);
    expect(warningsOf('103.82')).toEqual(['+0,5034 % dépasse 0,5 % par jour.']);
    expect(warningsOf('98.2', { referenceCurrency: 'BTC' })).toEqual([]);
    expect(warningsOf('98.1', { referenceCurrency: 'ETH' })).toEqual(['−5,0339 % dépasse 5 % par jour.']);
  });

  it('warn of a gap, whose tolerance is that of its days', () => {
    const before = [{ day: addDays(day, -3), nav: decimal('100') }];
    const gap = 'Le rendement couvre 3 jours : la VL de la veille manque.';
    expect(warningsOf('101.5', { before })).toEqual([gap]);
    expect(warningsOf('101.51', { before })).toEqual([gap, '+1,51 % dépasse 0,5 % par jour.']);
  });

  it('warn of a day without publication and a frozen NAV', () => {
    expect(warningsOf('103.4', { publicationDays: [1] })).toEqual([
      'Ce jour n’est pas un jour de publication.',
    ]);
    expect(warningsOf('100', { before: daysBefore('100', '100') })).toEqual([
      'VL figée, identique trois fois de suite.',
    ]);
    expect(warningsOf('100', { before: daysBefore('100', '99.9') })).toEqual([]);
  });

  it('warn of a yield far from those before', () => {
    // Yields of 0,01 % and 0,03 % in turn: their mean is 0,02 %, their standard deviation 0,01 %.
    let nav = decimal('100');
    const upwards = Array.from({ length: 31 }, (_unused, index) => {
      const now = nav;
      nav = nav.times(index % 2 === 0 ? '1.0001' : '1.0003');
      return now;
    });
    const before = upwards
      .toReversed()
      .map((value, index) => ({ day: addDays(day, -1 - index), nav: value }));
    const last = before[0]?.nav ?? decimal('0');
    expect(warningsOf(toText(last.times('1.0005')), { before })).toEqual([]);
    expect(warningsOf(toText(last.times('1.0008')), { before })).toEqual([
      'Plus de 6 écarts types de la moyenne des 90 dernières VL.',
    ]);
    const few = before.slice(0, 15);
    expect(warningsOf(toText(last.times('1.0008')), { before: few })).toEqual([]);
  });
});
