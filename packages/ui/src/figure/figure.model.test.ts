import { describe, expect, it } from 'vitest';
import { splitFigure } from './figure.model.ts';

describe('a figure', () => {
  it.each([
    ['128\u202F450,12\u00A0€', '128\u202F450', ',12\u00A0€'],
    ['17\u202F500\u00A0KSK', '17\u202F500', '\u00A0KSK'],
    ['17\u202F500', '17\u202F500', ''],
    ['En attente', 'En attente', ''],
    ['\u22121\u202F087,20\u00A0€', '\u22121\u202F087', ',20\u00A0€'],
  ])('splits « %s »', (formatted, main, minor) => {
    expect(splitFigure(formatted)).toEqual({ main, minor });
  });
});
