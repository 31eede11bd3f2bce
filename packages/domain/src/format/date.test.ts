import { describe, expect, it } from 'vitest';
import { MalformedDay } from '../dates/index.ts';
import {
  formatDayLabel,
  formatElapsed,
  formatLongDate,
  formatLongDateTime,
  formatLongMonth,
  formatMonthLabel,
  formatNumericDate,
  formatNumericDateTime,
  formatTime,
  formatWeekdayDate,
  formatWeekLabel,
} from './date.ts';

describe('dates', () => {
  it('show a calendar day unchanged', () => {
    expect(formatLongDate('2026-03-03')).toBe('3 mars 2026');
    expect(formatLongDate('2026-03-01')).toBe('1er mars 2026');
    expect(formatNumericDate('2026-03-03')).toBe('03/03/2026');
    expect(formatNumericDateTime('2026-03-03')).toBe('03/03/2026 00:00');
    expect(formatWeekdayDate('2026-11-19')).toBe('jeudi 19 novembre 2026');
    expect(formatWeekdayDate('2026-02-01')).toBe('dimanche 1er février 2026');
    expect(formatLongMonth('2026-02')).toBe('février 2026');
    expect(formatLongMonth('2026-08-31')).toBe('août 2026');
  });

  it('show an instant in Paris time, summer and winter', () => {
    expect(formatLongDate('2026-03-02T23:30:00Z')).toBe('3 mars 2026');
    expect(formatNumericDate('2026-06-30T22:30:00Z')).toBe('01/07/2026');
    expect(formatNumericDateTime('2026-03-03T13:05:00Z')).toBe('03/03/2026 14:05');
    expect(formatTime('2026-03-03T13:05:00Z')).toBe('14:05');
    expect(formatLongDateTime('2026-07-01T12:05:00Z')).toBe('1er juillet 2026 à 14:05');
    expect(formatNumericDateTime('2026-03-02T23:00:00Z')).toBe('03/03/2026 00:00');
  });

  it.each([
    ['2026-03-03T13:05:00Z', 'à l’instant'],
    ['2026-03-03T13:04:00.001Z', 'à l’instant'],
    ['2026-03-03T13:04:00Z', 'il y a 1 minute'],
    ['2026-03-03T12:05:01Z', 'il y a 59 minutes'],
    ['2026-03-03T12:05:00Z', 'il y a 1 heure'],
    ['2026-03-02T13:05:01Z', 'il y a 23 heures'],
    ['2026-03-02T13:05:00Z', 'le 2 mars 2026 à 14:05'],
    ['2026-03-03T13:06:00Z', 'à l’instant'],
  ])('show how long ago %s was: « %s »', (instant, words) => {
    expect(formatElapsed(instant, new Date('2026-03-03T13:05:00Z')).replaceAll('\u00A0', ' ')).toBe(words);
  });

  it('label the days, weeks and months of a chart', () => {
    expect(formatDayLabel('2026-02-03')).toBe('3\u00A0févr.');
    expect(formatDayLabel('2026-03-01')).toBe('1er\u00A0mars');
    expect(formatMonthLabel('2026-02')).toBe('févr.\u00A026');
    expect(formatMonthLabel('2026-12-31')).toBe('déc.\u00A026');
    expect(formatWeekLabel('2026-W09')).toBe('sem.\u00A09');
  });

  it('throw on a malformed date', () => {
    for (const text of ['', 'hier', '2026-13-01']) {
      expect(() => formatLongDate(text)).toThrow(MalformedDay);
      expect(() => formatElapsed(text, new Date(0))).toThrow(MalformedDay);
    }
    // The wire is untyped at runtime.
    expect(() => Reflect.apply(formatLongDate, undefined, [null])).toThrow(MalformedDay);
    expect(() => formatMonthLabel('2026')).toThrow(MalformedDay);
    expect(() => formatWeekLabel('2026-09')).toThrow(MalformedDay);
  });
});
