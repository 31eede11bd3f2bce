import { describe, expect, it } from 'vitest';
import { sampleTerms } from '../../testing/sample-rounds.ts';
import { missingFailures, validateRound } from './round-checks.model.ts';
import { type RoundForm, toRoundForm } from './round-form.model.ts';

const form = (change: Partial<RoundForm> = {}): RoundForm => ({ ...toRoundForm(sampleTerms()), ...change });
const refused = (change: Partial<RoundForm>) =>
  validateRound(form(change), 0).failures.map(({ field }) => field);
const lacking = (change: Partial<RoundForm>) => missingFailures(form(change)).map(({ field }) => field);

describe('the checks of a draft', () => {
  it.each<[Partial<RoundForm>, string[]]>([
    [{}, []],
    [{ name: ' ', issuer_id: '', class_id: '' }, ['name', 'issuer_id', 'class_id']],
    [{ price: '0' }, ['price']],
    [{ price: '80.123456789' }, ['price']],
    [{ fee_percent: '100.0001' }, ['fee_percent']],
    [{ minimum: '1.5' }, ['minimum']],
    [{ target: '620' }, ['target']],
    [{ cap: '1117' }, ['cap']],
    [{ most: '4' }, ['most']],
    [{ most: '' }, []],
    [{ opens_at: { day: null, time: '09:00' } }, ['opens_at']],
    [{ closes_at: { day: '2026-11-30', time: '' } }, ['closes_at']],
    [{ closes_at: { day: '2026-11-01', time: '18:00' } }, ['closes_at']],
    [{ rule: 'minimum_then_pro_rata', rule_floor: '0' }, ['rule_floor']],
    [{ audience: 'code', code: 'court' }, ['code']],
    [{ hasVesting: true }, ['grant_schedule']],
    [{ regime: 'mica', 'text.exemption': 'Moins de 1 M€' }, []],
    [{ 'text.white_paper_url': 'http://exemple.fr' }, ['text.white_paper_url']],
    [{ regime: 'mica', 'text.white_paper_url': 'http://exemple.fr' }, ['text.white_paper_url']],
    [{ 'text.white_paper_sha256': 'abc' }, ['text.white_paper_sha256']],
  ])('%j is refused at %j', (change, fields) => {
    expect(refused(change)).toEqual(fields);
  });

  it.each<[Partial<RoundForm>, string[]]>([
    [{}, []],
    [{ price: '', minimum: '', cap: '' }, ['price', 'minimum', 'cap']],
    [{ fee_percent: '' }, ['fee_percent']],
    [{ 'text.terms': [{ key: 0, label: 'Vote', value: '' }] }, ['text.terms']],
    [{ opens_at: { day: null, time: '' } }, ['opens_at']],
    [{ closes_at: { day: null, time: '18:00' } }, ['closes_at']],
    [{ rule: 'minimum_then_pro_rata' }, ['rule_floor']],
    [{ audience: 'code' }, ['code']],
    [{ payment_assets: [] }, ['payment_assets']],
    [{ 'text.presentation': '', 'text.risks': '' }, ['text.presentation', 'text.risks']],
    [{ regime: 'mica' }, ['text.white_paper_url', 'text.white_paper_sha256']],
  ])('%j is saved, and lacks %j', (change, fields) => {
    expect([refused(change), lacking(change)]).toEqual([[], fields]);
  });

  it('has a message for each field that it lacks', () => {
    const messages = missingFailures(form({ price: '', opens_at: { day: null, time: '' } }));
    expect(messages.map(({ message }) => message)).toEqual([
      'Merci d’indiquer un prix supérieur à zéro, avec 8\u00a0décimales au plus.',
      'Indiquez une date et une heure, par exemple 18:00.',
    ]);
  });
});
