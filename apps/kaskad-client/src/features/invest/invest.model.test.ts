import { decimal } from '@repo/domain/money';
import { expect, it } from 'vitest';
import { sampleConditions, sampleRoundDetail } from '../../shared/rounds.fixture.ts';
import {
  dueLines,
  dueOf,
  emptyDraft,
  idsOf,
  isWarned,
  keyOfAttempt,
  proposalAmount,
  proposalsOf,
  unitsMessage,
} from './invest.model.ts';

const detail = sampleRoundDetail();
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;

it.each([
  ['5000', ['62 4991', '63 5071.5'], null],
  ['4991', ['62 4991'], null],
  ['402.50', ['5 402.5'], null],
  ['', [], 'Saisissez un montant en euros.'],
  ['0', [], 'Saisissez un montant en euros.'],
  ['5000.001', [], 'Un montant a deux décimales au plus.'],
  ['1000000000000', [], 'Ce montant est trop grand.'],
  ['80.50', [], 'Le minimum est de 5 parts.'],
  ['20000', [], 'Vous pouvez encore demander 124 parts dans cette levée.'],
])('« %s » € buys %j, or is refused: %s', (typed, bought, refusal) => {
  const { items, refusal: shown } = proposalsOf(typed, detail);
  expect(items.map(({ units, due }) => `${units} ${due.toString()}`)).toEqual(bought);
  expect(plain(shown)).toBe(refusal);
});

it.each([
  ['62', {}, null],
  ['4', {}, 'Le minimum est de 5 parts.'],
  ['62,5', {}, 'Saisissez un nombre entier.'],
  ['', {}, 'Saisissez un nombre entier.'],
  ['124', { held: '123' }, 'Vous pouvez encore demander 1 part dans cette levée.'],
  ['62', { remaining: '9' }, 'Il ne reste que 9 parts dans cette levée.'],
])('« %s » units under %j are refused: %s', (typed, mine, message) => {
  const round = sampleRoundDetail({ mine: sampleConditions(mine) });
  expect(plain(unitsMessage(typed, round))).toBe(message);
});

it.each([
  [62n, '4991'],
  [0n, '0'],
])('%s units at 80,50 € are %s €', (units, due) => {
  expect(dueOf(units, detail).due.toString()).toBe(due);
});

it('shows the fee beside the cost of the units, and what both make', () => {
  const withFee = sampleRoundDetail({ fee_percent: '1' });
  const lines = (round: typeof detail) =>
    dueLines(62n, round, '62 parts').map(({ term, value }) => `${term} ${plain(value)}`);
  expect(lines(withFee)).toEqual(['62 parts 4 991,00 €', 'Frais 49,91 €', 'Montant dû 5 040,91 €']);
  expect(lines(detail)).toEqual(['62 parts 4 991,00 €']);
  const amounts = proposalsOf('5000', withFee).items.map((item) => plain(proposalAmount(item)));
  expect(amounts).toEqual(['4 991,00 € + 49,91 € de frais', '5 071,50 € + 50,72 € de frais']);
});

it.each([
  ['1000', '1000.00', '', false],
  ['1000.01', '1000.00', '', true],
  ['4991', '1000.00', '99820', false],
  ['4991', '1000.00', '99819', true],
  ['4991', null, '', false],
])(
  '%s € with the floor %s and a net worth of « %s » is warned: %s',
  (due, warning_floor, worth, expected) => {
    const round = sampleRoundDetail({ mine: sampleConditions({ warning_floor }) });
    expect(isWarned(decimal(due), round, worth)).toBe(expected);
  },
);

it.each([
  ['', []],
  ['doc_1', ['doc_1']],
  ['doc_1  doc_2 ', ['doc_1', 'doc_2']],
])('the ids of « %s » are %j', (text, ids) => {
  expect(idsOf(text)).toEqual(ids);
});

it.each([
  [{ units: '62', asset: 'EURO', before: '0' }, 'invest-rnd_1-0-62-EURO'],
  [{ units: '62', asset: 'EURO', before: '1' }, 'invest-rnd_1-1-62-EURO'],
  [{ units: '6 2', asset: 'EURO', before: '0' }, 'invest-rnd_1-0-6_2-EURO'],
])('the attempt %j has the key %s', (change, key) => {
  expect(keyOfAttempt('rnd_1', { ...emptyDraft, ...change })).toBe(key);
});
