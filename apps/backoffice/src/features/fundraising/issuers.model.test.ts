import { describe, expect, it } from 'vitest';
import {
  type HoldingForm,
  toAccountBody,
  toAccountForm,
  validateAccount,
  validateHolding,
  validateValuation,
} from './issuers.model.ts';

const account = {
  ...toAccountForm(null),
  holder: 'Ombrelune SAS',
  iban: 'FR76 3000',
  reason: 'Nouveau compte',
};
const holding: HoldingForm = {
  class_id: 'cls_1',
  holder: 'Julie Ferrand',
  units: '1000',
  day: '2026-01-12',
  reason: 'Fondatrice',
};

describe('the account of an issuer', () => {
  it.each([
    [{}, []],
    [{ holder: ' ' }, ['holder']],
    [{ iban: '', reason: '' }, ['iban', 'reason']],
  ])('%j is refused at %j', (change, fields) => {
    expect(validateAccount({ ...account, ...change }).failures.map(({ field }) => field)).toEqual(fields);
  });

  it('sends nothing for what is left empty', () => {
    expect(toAccountBody(account).details).toMatchObject({ bic: null, bitcoin_address: null });
  });
});

describe('a valuation and a holding', () => {
  it.each([
    ['80.50', []],
    ['0', ['price']],
    ['1.123456789', ['price']],
  ])('a price of « %s » is refused at %j', (price, fields) => {
    const values = { class_id: 'cls_1', price, day: '2026-01-12', method: 'expert' as const };
    expect(validateValuation(values).failures.map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    [{}, 0, []],
    [{ units: '1.5' }, 0, ['units']],
    [{ units: '1.5' }, 2, []],
    [{ class_id: '', holder: '', day: null, reason: '' }, 0, ['class_id', 'holder', 'day', 'reason']],
  ])('%j with %i decimals is refused at %j', (change, decimals, fields) => {
    const { failures } = validateHolding({ ...holding, ...change }, decimals);
    expect(failures.map(({ field }) => field)).toEqual(fields);
  });
});
