import { describe, expect, it, vi } from 'vitest';
import { readBars } from './bar.model.ts';
import { chartFormat } from './chart-format.ts';
import { plainBars, stackedBars } from './chart-samples.ts';
import { announcePoint, lazyReading, nearestAnchor, nextPoint } from './reading.model.ts';

const plain = (text: string) => text.replaceAll(/\s/gu, ' ');
const percent = chartFormat({ kind: 'percent' });
const march = 3;

describe('the texts of a chart', () => {
  it('are formatted once, and only when one is read', () => {
    const points = vi.fn(() => [{ id: 'march', label: 'mars', values: ['0,53 %'] }]);
    const reading = lazyReading({ pointHead: 'Période', columns: [], count: 1, points });
    expect([reading.count, announcePoint(reading, null), points.mock.calls.length]).toEqual([1, '', 0]);
    expect(reading.points).toBe(reading.points);
    expect(points).toHaveBeenCalledTimes(1);
  });
});

describe('reading a chart with the keyboard', () => {
  it('announces the point and its value, with French spaces', () => {
    expect(announcePoint(readBars(plainBars, percent), march)).toBe('mars 2026\u00A0: 0,53\u00A0%');
  });

  it('names each series when there are several', () => {
    expect(plain(announcePoint(readBars(stackedBars, percent), march))).toBe(
      'mars 2026 : USDFY 0,36 % ; BTCFY 0,12 % ; EURFY 0,05 % ; Total 0,53 %',
    );
  });

  it('announces nothing when no point is active', () => {
    expect(announcePoint(readBars(plainBars, percent), null)).toBe('');
    expect(announcePoint(readBars(plainBars, percent), 99)).toBe('');
  });

  it.each([
    { key: 'ArrowRight', from: null, to: 0 },
    { key: 'ArrowRight', from: 11, to: 11 },
    { key: 'ArrowLeft', from: null, to: 11 },
    { key: 'ArrowLeft', from: 0, to: 0 },
    { key: 'ArrowUp', from: 4, to: 5 },
    { key: 'ArrowDown', from: 4, to: 3 },
    { key: 'Home', from: 5, to: 0 },
    { key: 'End', from: 5, to: 11 },
    { key: 'PageDown', from: 5, to: 11 },
    { key: 'PageUp', from: 5, to: 0 },
    { key: 'a', from: 5, to: null },
  ])('goes from $from to $to of 12 points with $key', ({ key, from, to }) => {
    expect(nextPoint(key, from, 12)).toBe(to);
  });

  it('does not move in an empty chart', () => {
    expect(nextPoint('End', null, 0)).toBeNull();
  });

  it('finds the point nearest to the pointer', () => {
    expect(nearestAnchor([0, 10, 20], 14)).toBe(1);
    expect(nearestAnchor([], 14)).toBeNull();
  });
});
