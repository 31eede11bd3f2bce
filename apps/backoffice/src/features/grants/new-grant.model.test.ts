import { describe, expect, it } from 'vitest';
import { sampleUnit } from '../../testing/sample-kaskad.ts';
import { emptyGrant, type GrantForm, toTerms, validateGrant } from './new-grant.model.ts';

const units = [sampleUnit];
const filled: GrantForm = {
  ...emptyGrant,
  email: 'odile.carrel@exemple.fr',
  granted_on: '2026-01-12',
  class_id: sampleUnit.id,
  total: '60000',
  acquisition: { ...emptyGrant.acquisition, anchor: 'tge', months: '30', cliffMonths: '6' },
};

describe('a new grant', () => {
  it.each<[string, Partial<GrantForm>, keyof GrantForm | undefined]>([
    ['everything', {}, undefined],
    ['no email', { email: 'odile' }, 'email'],
    ['no day', { granted_on: null }, 'granted_on'],
    ['no class', { class_id: '' }, 'class_id'],
    ['no total', { total: '' }, 'total'],
    ['a total of zero', { total: '0' }, 'total'],
    ['more decimals than its class has', { total: '1.5' }, 'total'],
    ['no first day', { acquisition: emptyGrant.acquisition }, 'acquisition'],
    ['a lock-up without a duration', { hasUnlock: true }, 'unlock'],
  ])('with %s is refused at its field, or accepted', (_what, change, field) => {
    expect(validateGrant({ ...filled, ...change }, units).first?.field).toBe(field);
  });

  it('is previewed without its owner, and not before its terms are complete', () => {
    expect(toTerms({ ...filled, email: '', granted_on: null }, units)).toMatchObject({
      class_id: sampleUnit.id,
      total: '60000',
      unlock: null,
    });
    expect(toTerms({ ...filled, total: '' }, units)).toBeNull();
  });
});
