import { describe, expect, it } from 'vitest';
import { missingRoundFields, roundFields } from './round-draft.ts';

const whole = {
  regime: 'restricted',
  price: '80.5',
  fee_percent: '0',
  minimum: '500',
  target: '1000',
  cap: '1490',
  least: '1',
  opens_at: '2026-11-12T09:00:00.000Z',
  closes_at: '2026-12-12T09:00:00.000Z',
  rule: 'pro_rata',
  rule_floor: null,
  audience: 'public',
  code: null,
  payment_assets: ['EURO'],
  text: {
    presentation: 'Une levée pour construire.',
    use_of_funds: 'Développement du produit.',
    risks: 'Perte de tout le capital.',
    terms: [{ label: 'Vote', value: 'Une voix par action' }],
    white_paper_url: null,
    white_paper_sha256: null,
    exemption: null,
  },
} as const satisfies Parameters<typeof missingRoundFields>[0];
type Draft = Parameters<typeof missingRoundFields>[0];

const textOf = (change: Partial<Draft['text']>): Partial<Draft> => ({ text: { ...whole.text, ...change } });

describe('a draft of a round', () => {
  it.each<[string, Partial<Draft>, string[]]>([
    ['nothing', {}, []],
    ['its presentation', textOf({ presentation: ' ' }), ['text.presentation']],
    ['the use of funds', textOf({ use_of_funds: '' }), ['text.use_of_funds']],
    ['its price', { price: ' ' }, ['price']],
    ['its fee', { fee_percent: '' }, ['fee_percent']],
    ['the value of a term', textOf({ terms: [{ label: 'Vote', value: '' }] }), ['text.terms']],
    ['its units', { minimum: '', target: '', cap: '', least: '' }, ['minimum', 'target', 'cap', 'least']],
    ['its dates', { opens_at: null, closes_at: null }, ['opens_at', 'closes_at']],
    ['the floor of its rule', { rule: 'minimum_then_pro_rata' }, ['rule_floor']],
    ['its code', { audience: 'code', code: ' ' }, ['code']],
    ['a means of payment', { payment_assets: [] }, ['payment_assets']],
    ['its risks', textOf({ risks: '' }), ['text.risks']],
    ['its white paper', { regime: 'mica' }, ['text.white_paper_url', 'text.white_paper_sha256']],
    [
      'the hash of its white paper',
      { regime: 'mica', ...textOf({ white_paper_url: 'https://exemple.fr' }) },
      ['text.white_paper_sha256'],
    ],
    ['nothing, with an exemption', { regime: 'mica', ...textOf({ exemption: 'Moins de 1 M€' }) }, []],
  ])('lacks %s', (_what, change, fields) => {
    expect(missingRoundFields({ ...whole, ...change })).toEqual(fields);
  });

  it('lacks no bad value: it was typed', () => {
    expect(missingRoundFields({ ...whole, price: '0', cap: 'beaucoup', code: 'x' })).toEqual([]);
  });

  it('that is empty lacks each field in the order of the form', () => {
    const { text } = whole;
    const empty = { presentation: '', use_of_funds: '', risks: '', terms: [{ label: '', value: '' }] };
    const units = { price: '', fee_percent: '', minimum: '', target: '', cap: '', least: '' };
    const rest = { opens_at: null, closes_at: null, payment_assets: [] };
    const chosen = { regime: 'mica', rule: 'minimum_then_pro_rata', audience: 'code' } as const;
    expect(
      missingRoundFields({ ...whole, ...units, ...rest, ...chosen, text: { ...text, ...empty } }),
    ).toEqual(roundFields);
  });
});
