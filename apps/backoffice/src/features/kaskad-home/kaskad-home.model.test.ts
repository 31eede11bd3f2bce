import { describe, expect, it } from 'vitest';
import { investmentReads } from '../../testing/sample-investments.ts';
import {
  commitmentBars,
  commitmentSentence,
  count,
  demandTiles,
  type Overview,
  workTiles,
} from './kaskad-home.model.ts';

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ') ?? null;
const days = (...amounts: string[]): Overview['commitments'] =>
  amounts.map((amount, index) => ({ day: `2026-11-2${index}`, amount }));

describe('commitments by day', () => {
  it.each([
    ['no day', days(), []],
    ['days without a commitment', days('0', '0.00'), []],
    ['a day without one among others', days('2000', '0', '4991.5'), ['2 000,00 €', '0,00 €', '4 991,50 €']],
  ])('%s: %j is drawn as %j', (_case, commitments, texts) => {
    const { categories, series, totals } = commitmentBars(commitments);
    expect(series[0]?.texts?.map(plain)).toEqual(texts);
    expect(categories).toHaveLength(texts.length);
    expect(totals).toEqual(texts.map(() => null));
  });

  it('a bar has the value and the date of its day', () => {
    const { categories, series } = commitmentBars(days('0', '4991.5'));
    expect(series[0]?.values).toEqual([0, 4991.5]);
    expect(categories.map(({ id, label, longLabel }) => [id, plain(label), longLabel])).toEqual([
      ['2026-11-20', '20 nov.', '20/11/2026'],
      ['2026-11-21', '21 nov.', '21/11/2026'],
    ]);
  });

  it.each([
    [days(), null],
    [days('0', '0.00'), null],
    [
      days('0', '80.5'),
      '80,50 € souscrits en 30 jours, sur 1 jour ; le plus fort est le 21/11/2026, avec 80,50 €.',
    ],
    [
      days('2000', '10000', '0', '0.1', '0.2'),
      '12 000,30 € souscrits en 30 jours, sur 4 jours ; le plus fort est le 21/11/2026, avec 10 000,00 €.',
    ],
    [
      days('500', '500'),
      '1 000,00 € souscrits en 30 jours, sur 2 jours ; le plus fort est le 20/11/2026, avec 500,00 €.',
    ],
  ])('%j in a sentence: %j', (commitments, sentence) => {
    expect(plain(commitmentSentence(commitments))).toBe(sentence);
  });
});

describe('the tiles of rounds', () => {
  const overview: Overview = {
    ...investmentReads.getKaskadAdminDashboard,
    open_rounds: 2,
    marks: { firm: '59972.5', under_period: '24955', waiting: '14973' },
    reservations_to_convert: 1200,
    proofs_to_check: 4,
    refunds_to_execute: 1,
    identities_required: 5,
    rounds_to_allot: 1,
    open_questions: { count: 2, round_id: 'rnd_1' },
  };

  it.each([
    ['rounds', '2', null],
    ['firm', '59 972,50 €', 'des tours en cours'],
    ['under_period', '24 955,00 €', 'des tours en cours'],
    ['waiting', '14 973,00 €', 'des tours en cours'],
    ['reserved', '1 200', null],
    ['proofs', '4', null],
    ['refunds', '1', null],
    ['identities', '5', 'avant une allocation'],
    ['to_allot', '1', null],
    ['questions', '2', null],
  ])('%s shows « %s », with the note %j', (id, shown, note) => {
    const tile = [...workTiles, ...demandTiles].find((one) => one.id === id);
    expect([plain(tile?.shown(overview)), tile?.note]).toEqual([shown, note]);
  });

  it.each([
    [0, '0'],
    [12_345, '12 345'],
  ])('counts %i as « %s »', (number, shown) => {
    expect(plain(count(number))).toBe(shown);
  });
});
