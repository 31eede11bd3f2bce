import { describe, expect, it } from 'vitest';
import { sampleAdviser, sampleFigures } from '../../testing/sample-advisers.ts';
import {
  adviserName,
  keepTyped,
  lineOf,
  showConversion,
  showDelay,
  typedFacts,
  typedOf,
} from './advisers.model.ts';

describe('a line of the list', () => {
  it('has figures once they are computed, and zeros for an adviser without clients', () => {
    const paul = sampleAdviser();
    expect(lineOf(paul, undefined).figures).toBeNull();
    expect(lineOf(paul, [sampleFigures()]).figures?.underway).toBe(3);
    expect(lineOf(paul, []).figures).toMatchObject({ value_eur: '0.00', underway: 0, median_days: null });
  });

  it('shows no share without a verified client, no delay without a payment, and no total that is not known', () => {
    expect(adviserName(sampleAdviser())).toBe('Paul Lambert');
    expect(showConversion(sampleFigures())).toBe('75\u00a0%');
    expect(showConversion(sampleFigures({ verified: 0, paying: 0 }))).toBe('—');
    expect(showDelay(sampleFigures({ median_days: 1 }))).toBe('1\u00a0jour');
    expect(showDelay(sampleFigures({ median_days: null }))).toBe('—');
  });
});

it('the form keeps its own changes on what a colleague stored meanwhile', () => {
  const opened = typedOf(sampleAdviser());
  const now = { ...opened, phone: '06-99-99-99-99' };
  expect(keepTyped({ ...opened, lastname: ' Martin ' }, { opened, now })).toEqual({
    ...now,
    lastname: 'Martin',
  });
  expect(typedFacts(now).find(({ id }) => id === 'phone')).toEqual({
    id: 'phone',
    label: 'Téléphone',
    value: '06-99-99-99-99',
  });
});
