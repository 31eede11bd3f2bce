import { describe, expect, it } from 'vitest';
import { axisCeiling, axisFloor } from './index.ts';

describe('the floor of an axis that needs no zero', () => {
  it.each([
    // A history between 26 and 31 k€ was drawn on 0 to 50 k€.
    [26_400, 31_200, 26_000],
    [26_400, 31_800, 26_000],
    [113.8, 121.6, 112],
    [0.913, 0.931, 0.912],
    [1.02, 1.3, 1],
    // From zero the values use the room already.
    [10_000, 31_000, 0],
    [0, 31_000, 0],
    [-5, 12, 0],
    // One value, or none.
    [100, 100, 0],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0],
  ])('%f to %f starts at %f', (least, most, floor) => {
    expect(axisFloor(least, most)).toBe(floor);
  });

  it('never hides a value, and leaves the ceiling to its rule', () => {
    for (const [least, most] of [
      [26_400, 31_200],
      [0.912, 0.931],
      [99.9, 100.1],
    ] as const) {
      const floor = axisFloor(least, most);
      expect(floor).toBeLessThanOrEqual(least);
      expect(floor + axisCeiling(most - floor)).toBeGreaterThanOrEqual(most);
    }
  });
});
