import { isoDay } from '@repo/domain/dates';
import { describe, expect, it } from 'vitest';
import { chartFormat } from './chart-format.ts';
import { performanceLines, valuationLine } from './chart-samples.ts';
import { dateTicks } from './date-axis.model.ts';
import { endLabelShifts } from './end-labels.model.ts';
import { buildLineOption, markersByPoint, readLines, summariseLines } from './line.model.ts';

const plain = (text: string) => text.replaceAll(/\s/gu, ' ');
const index = chartFormat({ kind: 'index' });
const euros = chartFormat({ kind: 'amount', currency: 'EUR' });

describe('a line chart', () => {
  it('writes the name and the last value at the end of each line, a short name and the value on a phone', () => {
    expect(buildLineOption(performanceLines, index)).toMatchObject({
      series: [{ label: { formatter: 'USDFY 108,2' } }, {}, {}],
      media: [{ option: { series: [{ label: { formatter: 'USD 108,2' } }, {}, {}] } }],
    });
  });

  it('starts its axis near the values where no line needs zero, and at its base otherwise', () => {
    const days = ['2026-01-02', '2026-01-05'].map((day) => isoDay(day));
    const series = [{ id: 'value', label: 'Valeur', hue: 'accent' as const, values: [26_400, 31_200] }];
    expect(buildLineOption({ days, series, hasRaisedFloor: true }, euros)).toMatchObject({
      yAxis: { min: 26_000, max: 36_000 },
    });
    expect(buildLineOption({ days, series }, euros)).toMatchObject({ yAxis: { min: 0, max: 50_000 } });
  });

  it('marks a movement at the first point on its day or after', () => {
    const days = [isoDay('2026-01-02'), isoDay('2026-01-05')];
    const marked = markersByPoint(days, [
      { day: isoDay('2026-01-03'), kind: 'entry' },
      { day: isoDay('2026-02-01'), kind: 'exit' },
    ]);
    expect([...marked]).toEqual([[1, 'entry']]);
  });

  it('lists the movements in the table too', () => {
    const reading = readLines(valuationLine, euros);
    expect(reading.columns.map(({ label }) => label)).toEqual(['Valorisation', 'Mouvement']);
    const entry = reading.points.find(({ id }) => id === '2025-12-15');
    expect(entry?.label).toBe('15 décembre 2025');
    expect(entry?.values[1]).toBe('Entrée');
    const [day = isoDay('2025-12-15')] = valuationLine.days;
    const leaving = readLines({ ...valuationLine, markers: [{ day, kind: 'exit' }] }, euros);
    expect(leaving.points[0]?.values[1]).toBe('Sortie');
  });

  it('draws a staircase, what is to come dashed and not filled, and reads the exact texts [B46]', () => {
    const days = ['2026-01-12', '2026-07-12', '2026-08-12'].map((day) => isoDay(day));
    const input = {
      days,
      isStepped: true,
      isFilled: true,
      series: [
        {
          id: 'past',
          label: 'Débloqué',
          hue: 'accent',
          values: [0, 12, null],
          texts: ['0 KSK', '12 KSK', null],
        },
        {
          id: 'next',
          label: 'À venir',
          hue: 'accent',
          stroke: 'dashed',
          values: [null, 12, 14],
          texts: [null, null, '14,000000000000000001 KSK'],
        },
      ],
    } as const;
    const units = chartFormat({ kind: 'units', symbol: 'KSK' });
    const [past, next] = Object.values(buildLineOption(input, units).series ?? {});
    expect(past).toMatchObject({ step: 'end', areaStyle: {}, lineStyle: { type: 'solid' } });
    expect(next).toMatchObject({ step: 'end', lineStyle: { type: 'dashed' } });
    expect(next).not.toHaveProperty('areaStyle');
    expect(readLines(input, units).points.map(({ values }) => values)).toEqual([
      ['0 KSK', ''],
      ['12 KSK', ''],
      ['', '14,000000000000000001 KSK'],
    ]);
    const hidden = chartFormat({ kind: 'units', symbol: 'KSK' }, true);
    expect(JSON.stringify(readLines(input, hidden).points.map(({ values }) => values))).not.toMatch(/\d/);
  });

  it('has a summary in words', () => {
    expect(plain(summariseLines(performanceLines, index))).toContain('USDFY finit à 108,2.');
  });
});

describe('the labels at the ends of lines', () => {
  const bounds = { min: 0, max: 10, interval: 2, lines: [] };

  it('stay where their lines end when there is room', () => {
    expect(endLabelShifts([2, 8], bounds)).toEqual([0, 0]);
  });

  it('move apart in the order of their lines', () => {
    const ends = [5, 5.1, 4.9];
    const shifts = endLabelShifts(ends, bounds);
    const positions = ends.map((end, rank) => (10 - end) * 20 + (shifts[rank] ?? 0));
    expect((positions[0] ?? 0) - (positions[1] ?? 0)).toBeCloseTo(15);
    expect((positions[2] ?? 0) - (positions[0] ?? 0)).toBeCloseTo(15);
  });

  it('stay inside the drawing at its foot', () => {
    const positions = endLabelShifts([0, 0], bounds).map((shift) => 200 + shift);
    expect(positions).toEqual([185, 200]);
  });
});

describe('the marks of a time axis', () => {
  it('are months over a year', () => {
    expect(dateTicks(performanceLines.days).map(({ label }) => plain(label))).toEqual([
      'nov. 25',
      'févr. 26',
      'mai 26',
      'août 26',
      'nov. 26',
    ]);
  });

  it('are days over a month', () => {
    expect(dateTicks(performanceLines.days.slice(0, 30)).map(({ label }) => plain(label))).toEqual([
      '20 nov.',
      '26 nov.',
      '2 déc.',
      '8 déc.',
      '14 déc.',
    ]);
  });
});
