import { describe, expect, it } from 'vitest';
import { endLabelShifts } from './end-labels.model.ts';

const bounds = { min: 0, max: 200, lines: [], interval: 50 };

describe('the labels at the end of lines', () => {
  it.each([
    ['do not move when apart', [150, 100, 50], [0, 0, 0]],
    ['move the lower one down when close', [100, 95], [0, 10]],
    ['keep the order of the lines, not of the series', [95, 100], [10, 0]],
    ['move up at the bottom, to stay in the drawing', [3, 0], [-12, 0]],
    ['push each other in a chain', [100, 100, 100], [0, 15, 30]],
  ])('%s', (_, ends, expected) => {
    expect(endLabelShifts(ends, bounds)).toEqual(expected.map((shift) => expect.closeTo(shift, 8)));
  });
});
