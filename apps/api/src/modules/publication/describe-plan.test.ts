import { addDays, isoDay } from '@repo/domain/dates';
import { expect, it } from 'vitest';
import type { PlannedValue } from '../../db/schema/market-data.ts';
import { describePlan, type PlanToDescribe, subjectOfPlan } from './describe-plan.ts';

const titles = new Map([
  ['usdfy', 'USDFY'],
  ['eurfy', 'EURFY'],
]);
const plan = (values: PlannedValue[], stored: PlanToDescribe['stored'] = []): PlanToDescribe => ({
  kind: 'nav',
  fileName: 'vl.csv',
  values,
  notes: [],
  stored,
  titles,
});
/** Spaces as typed here. */
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? null;
const described = (of: PlanToDescribe) =>
  describePlan(of).map(({ label, before, after }) => [label, plain(before), plain(after)]);

it.each<[string, PlannedValue[], string]>([
  ['one day', [['usdfy', '2026-11-20', '1']], 'VL : USDFY · 20/11/2026'],
  [
    'two days of two series',
    [
      ['usdfy', '2026-11-21', '1'],
      ['eurfy', '2026-11-20', '1'],
    ],
    'VL : EURFY, USDFY · 20/11/2026 et 21/11/2026',
  ],
  [
    'more days',
    ['20', '21', '22'].map((day) => ['usdfy', `2026-11-${day}`, '1']),
    'VL : USDFY · du 20/11/2026 au 22/11/2026',
  ],
])('names the series and the days of %s', (_what, values, subject) => {
  expect(plain(subjectOfPlan(plan(values)))).toBe(subject);
});

it('names a file of rates by its pairs', () => {
  const rates: PlanToDescribe = { ...plan([['EUR/USD', '2026-11-20', '1.1']]), kind: 'fx_ecb' };
  expect(plain(subjectOfPlan(rates))).toBe('Taux BCE : EUR/USD · 20/11/2026');
});

it('shows each of a few values, beside the one before it or the one that it replaces', () => {
  const stored = [
    { series: 'usdfy', day: '2026-11-18', value: '100' },
    { series: 'usdfy', day: '2026-11-20', value: '101.5' },
  ];
  const values: PlannedValue[] = [
    ['usdfy', '2026-11-19', '101'],
    ['usdfy', '2026-11-20', '50.75'],
    ['usdfy', '2026-11-21', '51.2575'],
    ['eurfy', '2026-11-21', '100'],
  ];
  expect(described(plan(values, stored))).toEqual([
    ['Fichier', null, 'vl.csv'],
    ['USDFY, 20/11/2026', '101,5', '50,75 (−50,00 %)'],
    ['USDFY, 19/11/2026', null, '101 (+1,00 % depuis le 18/11/2026)'],
    ['USDFY, 21/11/2026', null, '51,2575 (+1,00 % depuis le 20/11/2026)'],
    ['EURFY, 21/11/2026', null, '100'],
  ]);
});

/** A day each from 1 January 2020. */
const daily = (series: string, values: readonly string[]) =>
  values.map((value, index): PlannedValue => [series, addDays(isoDay('2020-01-01'), index), value]);

it('shows thousands of values by series: how many, which days, the last, and the widest change', () => {
  const values = Array.from({ length: 3000 }, () => '100');
  values[1500] = '10';
  const many = daily('usdfy', values);
  expect(described(plan([...many, ['eurfy', '2020-01-01', '90']]))).toEqual([
    ['Fichier', null, 'vl.csv'],
    ['USDFY, valeurs nouvelles', null, '3 000, du 01/01/2020 au 18/03/2028'],
    ['USDFY, dernière valeur nouvelle', null, '100 (0,00 % depuis le 17/03/2028) le 18/03/2028'],
    ['USDFY, plus forte variation', '10', '100 (+900,00 % depuis le 09/02/2024) le 10/02/2024'],
    ['EURFY, valeurs nouvelles', null, '1, 01/01/2020'],
    ['EURFY, dernière valeur nouvelle', null, '90 le 01/01/2020'],
  ]);
});

it('shows many corrections by series with the widest, and a few among many new values each', () => {
  const many = daily(
    'usdfy',
    Array.from({ length: 30 }, (_, index) => String(101 + index)),
  );
  const stored = many.map(([series, day]) => ({ series, day, value: '100' }));
  expect(described(plan(many, stored)).slice(1)).toEqual([
    ['USDFY, valeurs corrigées', null, '30, du 01/01/2020 au 30/01/2020'],
    ['USDFY, plus forte correction', '100', '130 (+30,00 %) le 30/01/2020'],
  ]);
  const [first = stored[0]] = stored;
  const mixed = described(plan(many, first ? [first] : []));
  expect(mixed[1]).toEqual(['USDFY, 01/01/2020', '100', '101 (+1,00 %)']);
  expect(mixed[2]).toEqual(['USDFY, valeurs nouvelles', null, '29, du 02/01/2020 au 30/01/2020']);
});
