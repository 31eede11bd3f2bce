import { addDays, isoDay } from '@repo/domain/dates';
import { describe, expect, it } from 'vitest';
import { dateTicks } from './date-axis.model.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => addDays(isoDay('2026-01-30'), index));
const labels = (count: number) => dateTicks(days(count)).map(({ label }) => label.replaceAll('\u00A0', ' '));

describe('the marks of a time axis', () => {
  it.each([
    [0, []],
    [1, ['30 janv.']],
    [3, ['30 janv.', '31 janv.', '1er févr.']],
    [10, ['30 janv.', '1er févr.', '3 févr.', '5 févr.', '7 févr.']],
  ])('over %i days are days', (count, expected) => {
    expect(labels(count)).toEqual(expected);
  });

  it('are days up to 62 days, months above', () => {
    expect(labels(63)[0]).toBe('30 janv.');
    expect(labels(64)).toEqual(['janv. 26', 'févr. 26', 'mars 26', 'avr. 26']);
  });

  it('are at most five, evenly spread', () => {
    expect(labels(400)).toEqual(['janv. 26', 'avr. 26', 'juil. 26', 'oct. 26', 'janv. 27']);
  });

  it('are years over a long history', () => {
    expect(labels(3650)).toEqual(['2027', '2029', '2031', '2033', '2035']);
  });

  it('are placed by their day', () => {
    const [first, second] = dateTicks(days(2));
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBe(1);
  });
});
