import { describe, expect, it } from 'vitest';
import { sampleTerms } from '../../testing/sample-rounds.ts';
import { type RoundForm, toRoundForm, toTermsBody, validateRound } from './round-form.model.ts';

const form = (change: Partial<RoundForm> = {}): RoundForm => ({ ...toRoundForm(sampleTerms()), ...change });
const fieldsOf = (change: Partial<RoundForm>) =>
  validateRound(form(change), 0).failures.map(({ field }) => field);

describe('the editor of a round', () => {
  it('sends a draft as it was opened', () => {
    expect(toTermsBody(form())).toEqual(sampleTerms());
    const schedule = { shape: 'linear', start: null, start_months: 3, months: 12, step: 1 } as const;
    const terms = sampleTerms({ grant_schedule: schedule, most: null, audience: 'code', code: 'LAMPES' });
    expect(toTermsBody(toRoundForm(terms))).toEqual(terms);
  });

  it.each<[Partial<RoundForm>, string[]]>([
    [{}, []],
    [{ name: ' ', issuer_id: '', class_id: '' }, ['name', 'issuer_id', 'class_id']],
    [{ price: '0' }, ['price']],
    [{ price: '80.123456789' }, ['price']],
    [{ fee_percent: '100.0001' }, ['fee_percent']],
    [{ 'text.terms': [{ key: 0, label: 'Vote', value: '' }] }, ['text.terms']],
    [{ minimum: '1.5' }, ['minimum']],
    [{ target: '620' }, ['target']],
    [{ cap: '1117' }, ['cap']],
    [{ most: '4' }, ['most']],
    [{ most: '' }, []],
    [{ opens_at: { day: null, time: '18:00' } }, ['opens_at']],
    [{ closes_at: { day: '2026-11-01', time: '18:00' } }, ['closes_at']],
    [{ rule: 'minimum_then_pro_rata' }, ['rule_floor']],
    [{ audience: 'code', code: 'court' }, ['code']],
    [{ payment_assets: [] }, ['payment_assets']],
    [{ hasVesting: true }, ['grant_schedule']],
    [{ 'text.risks': '' }, ['text.risks']],
    [{ regime: 'mica' }, ['text.white_paper_url']],
    [{ regime: 'mica', 'text.exemption': 'Moins de 1 M€' }, []],
    [{ 'text.white_paper_url': 'http://exemple.fr' }, ['text.white_paper_url']],
    [{ 'text.white_paper_sha256': 'abc' }, ['text.white_paper_sha256']],
  ])('%j is refused at %j', (change, fields) => {
    expect(fieldsOf(change)).toEqual(fields);
  });

  it('sends nothing that the rule, the audience or the instrument does not use', () => {
    const body = toTermsBody(form({ rule_floor: '10', code: 'LAMPES', is_traded: true }));
    expect(body).toMatchObject({ rule_floor: null, code: null, is_traded: false });
    expect(toTermsBody(form({ instrument: 'saft', is_traded: true })).is_traded).toBe(true);
  });
});
