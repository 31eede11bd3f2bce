import { describe, expect, it } from 'vitest';
import { roundsTexts } from './rounds.texts.ts';

describe('the bounds of a round, as a second person reads them', () => {
  it.each([
    ['1', null, 'à partir de 1 part'],
    ['5', null, 'à partir de 5 parts'],
    ['1', '124', 'de 1 à 124 parts'],
  ])('from %s to %s are « %s »', (least, most, text) => {
    expect(roundsTexts.between(least, most)).toBe(text);
  });
});
