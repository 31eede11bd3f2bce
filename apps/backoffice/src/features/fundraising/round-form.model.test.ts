import { describe, expect, it } from 'vitest';
import { sampleTerms } from '../../testing/sample-rounds.ts';
import { type RoundForm, toRoundForm, toTermsBody } from './round-form.model.ts';

const form = (change: Partial<RoundForm> = {}): RoundForm => ({ ...toRoundForm(sampleTerms()), ...change });

describe('the editor of a round', () => {
  it('sends a draft as it was opened', () => {
    expect(toTermsBody(form())).toEqual(sampleTerms());
    const schedule = { shape: 'linear', start: null, start_months: 3, months: 12, step: 1 } as const;
    const terms = sampleTerms({ grant_schedule: schedule, most: null, audience: 'code', code: 'LAMPES' });
    expect(toTermsBody(toRoundForm(terms))).toEqual(terms);
  });

  it('sends a date that was not typed as null, and opens with its usual hour again', () => {
    const terms = sampleTerms({ opens_at: null, closes_at: null, price: '' });
    const opened = toRoundForm(terms);
    expect([opened.opens_at, opened.closes_at]).toEqual([
      { day: null, time: '' },
      { day: null, time: '18:00' },
    ]);
    expect(toTermsBody(opened)).toEqual(terms);
  });

  it('sends nothing that the rule, the audience or the instrument does not use', () => {
    const body = toTermsBody(form({ rule_floor: '10', code: 'LAMPES', is_traded: true }));
    expect(body).toMatchObject({ rule_floor: null, code: null, is_traded: false });
    expect(toTermsBody(form({ instrument: 'saft', is_traded: true })).is_traded).toBe(true);
  });
});
