import { describe, expect, it } from 'vitest';
import { axisBounds } from './axis.model.ts';

describe('the axis of a chart', () => {
  it.each([
    { values: [0.0062, 0.0023], min: 0, max: 0.01 },
    { values: [0.0062, -0.0012], min: -0.002, max: 0.01 },
    { values: [128_450], min: 0, max: 200_000 },
    { values: [-0.03], min: -0.05, max: 0 },
    { values: [0.05], min: 0, max: 0.05 },
    { values: [], min: 0, max: 1 },
    { values: [0], min: 0, max: 1 },
  ])('covers $values from $min to $max', ({ values, min, max }) => {
    const bounds = axisBounds(values);
    expect([bounds.min, bounds.max]).toEqual([-0, 0].includes(min) ? [expect.closeTo(0), max] : [min, max]);
  });

  it('starts at its base, so that an index around 100 is not flattened', () => {
    expect(axisBounds([100, 108.1, 97.5], 100)).toMatchObject({ min: 95, max: 110 });
  });

  it('draws a line on its base and at round steps between its ends', () => {
    expect(axisBounds([0.62, -0.08]).lines).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(axisBounds([1.4]).lines).toEqual([0, 0.5, 1, 1.5, 2]);
    // As far below as above: half as many, or they would crowd the labels of the bars.
    expect(axisBounds([0.62, -0.71]).lines).toEqual([-1, -0.5, 0, 0.5, 1]);
    expect(axisBounds([103, 92], 100).lines).toEqual([90, 92, 94, 96, 98, 100, 102, 104]);
  });
});
