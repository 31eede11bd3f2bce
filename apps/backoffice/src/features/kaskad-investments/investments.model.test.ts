import { describe, expect, it } from 'vitest';
import { sampleInvestmentRow } from '../../testing/sample-investments.ts';
import {
  investmentFacts,
  investmentList,
  paymentText,
  periodEnd,
  periodText,
  toInvestmentQuery,
  toInvestmentRow,
  unitsText,
} from './investments.model.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the list of investments', () => {
  it.each([
    ['', { view: 'to_check' }],
    ['investissement=a-emettre&levee=rnd_1', { view: 'to_issue', round: 'rnd_1' }],
    ['investissement=sous-delai&recherche=odile&page=2', { view: 'under_period', q: 'odile', page: 2 }],
    ['investissement=inconnu', { view: 'to_check' }],
  ])('« ?%s » requests %j, in the order of the server', (search, query) => {
    const requested = toInvestmentQuery(investmentList.read(new URLSearchParams(search)));
    expect(requested).toMatchObject(query);
    expect(requested).not.toHaveProperty('sort');
  });

  it('a row has the id of its investment, and is compared by its state, its amount and its units', () => {
    const row = toInvestmentRow(sampleInvestmentRow({ id: 'inv_9', state: 'firm', units: '1240' }));
    expect(row.id).toBe('inv_9');
    expect(investmentFacts(row).map(({ value }) => plain(value))).toEqual(['Ferme', '4 991,00 €', '1 240']);
  });

  it.each([
    ['0', '0 unités'],
    ['1', '1 unité'],
    ['1240.5', '1 240,5 unités'],
  ])('%s is « %s »', (units, text) => {
    expect(plain(unitsText(units))).toBe(text);
  });
});

describe('the payment of an investment', () => {
  it.each([
    ['nothing is received', sampleInvestmentRow(), 'Attendu'],
    ['a part is received', sampleInvestmentRow({}, { received: '4000' }), '4 000,00 € sur 4 991,00 €'],
    [
      'it is paid',
      sampleInvestmentRow({ state: 'paid', paid_at: '2026-11-18T09:00:00.000Z' }, { received: '4991' }),
      'Reçu',
    ],
    ['it is reserved', sampleInvestmentRow({ state: 'reserved' }), '—'],
  ])('%s', (_case, row, text) => {
    expect(plain(paymentText(row))).toBe(text);
  });
});

describe('the end of the period of an investment', () => {
  const reflection = '2026-11-14T09:00:00.000Z';
  const withdrawal = '2026-12-02T22:30:00.000Z';

  it.each([
    ['none', {}, null, /^—$/],
    ['of reflection', { reflection_until: reflection }, reflection, /^14\/11\/2026.*10[:h ]*00$/],
    ['of withdrawal', { withdrawal_until: withdrawal }, withdrawal, /^02\/12\/2026.*23[:h ]*30$/],
    [
      'of withdrawal after reflection',
      { reflection_until: reflection, withdrawal_until: withdrawal },
      withdrawal,
      /^02\/12\/2026/,
    ],
  ])('%s', (_case, periods, end, text) => {
    const row = sampleInvestmentRow({ reflection_until: null, withdrawal_until: null, ...periods });
    expect(periodEnd(row)).toBe(end);
    expect(plain(periodText(row))).toMatch(text);
  });
});
