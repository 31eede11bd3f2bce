import { expect, it } from 'vitest';
import { finiteValues, hueColor, isFiniteNumber } from './chart.model.ts';

it.each([
  [0, true],
  [-1.5, true],
  [null, false],
  [undefined, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%j is a point to draw: %j', (value, expected) => {
  expect(isFiniteNumber(value)).toBe(expected);
});

const series = (values: readonly (number | null)[]) => ({
  id: 's',
  label: 's',
  hue: 'accent' as const,
  values,
});

it('an axis covers the finite values of every series', () => {
  expect(finiteValues([series([1, null, Number.NaN]), series([0, -2])])).toEqual([1, 0, -2]);
});

it('a hue is a custom property, resolved when it is painted', () => {
  expect(hueColor('ink-muted')).toBe('var(--color-ink-muted)');
});
