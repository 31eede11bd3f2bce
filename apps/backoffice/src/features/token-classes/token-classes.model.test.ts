import { describe, expect, it } from 'vitest';
import {
  type ClassForm,
  emptyClass,
  toClassBody,
  validateClass,
  validateIssuer,
} from './token-classes.model.ts';

const filled: ClassForm = { ...emptyClass, issuer_id: 'iss_1', symbol: 'KSK', name: 'Jeton' };

describe('a class of units', () => {
  it.each<[string, Partial<ClassForm>, keyof ClassForm | undefined]>([
    ['everything', {}, undefined],
    ['no issuer', { issuer_id: '' }, 'issuer_id'],
    ['a symbol of one letter', { symbol: 'K' }, 'symbol'],
    ['19 decimals', { decimals: '19' }, 'decimals'],
    ['no name', { name: ' ' }, 'name'],
    ['a supply of zero', { total_supply: '0' }, 'total_supply'],
    ['a limit with too many decimals', { decimals: '0', daily_limit: '1.5' }, 'daily_limit'],
  ])('with %s is refused at its field, or accepted', (_what, change, field) => {
    expect(validateClass({ ...filled, ...change }).first?.field).toBe(field);
  });

  it('of securities has no decimals, network, TGE or limit a day', () => {
    expect(toClassBody({ ...filled, kind: 'bspce', tge_day: '2027-03-01', daily_limit: '5' })).toMatchObject({
      kind: 'bspce',
      decimals: 0,
      network: null,
      tge_day: null,
      daily_limit: null,
    });
  });

  it.each([
    ['FRA', '552100554', undefined],
    ['FRA', '552 100 554', undefined],
    ['FRA', '123456789', 'registration_number'],
    ['DEU', 'HRB 1234', undefined],
    ['DEU', ' ', 'registration_number'],
  ] as const)('an issuer of %s with « %s »', (country, number, field) => {
    const { first } = validateIssuer({ name: 'Acme', registration_number: number, country });
    expect(first?.field).toBe(field);
  });
});
