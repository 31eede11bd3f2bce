import { describe, expect, it } from 'vitest';
import { sparklinePaths } from './sparkline.model.ts';

const box = { width: 100, height: 44 };

describe('a sparkline', () => {
  it('runs from edge to edge, the highest value at the top', () => {
    expect(sparklinePaths([1, 2, 3], box)?.line).toBe('M0 42L50 22L100 2');
  });

  it('closes its area at the foot of the box', () => {
    expect(sparklinePaths([1, 3], box)?.area).toBe('M0 42L100 2L100 44L0 44Z');
  });

  it('draws a flat history at mid-height', () => {
    expect(sparklinePaths([5, 5], box)?.line).toBe('M0 22L100 22');
  });

  it('keeps a move of some hundredths of a percent small, around mid-height', () => {
    const [first = 0, second = 0] = [
      ...(sparklinePaths([12_500, 12_497.5], box)?.line ?? '').matchAll(/ ([\d.]+)/g),
    ].map(([, y]) => Number(y));
    expect(first).toBeLessThan(22);
    expect(second).toBeGreaterThan(22);
    expect(second - first).toBeLessThan(1);
  });

  it('draws nothing under two values', () => {
    expect(sparklinePaths([5, Number.NaN], box)).toBeNull();
  });
});
