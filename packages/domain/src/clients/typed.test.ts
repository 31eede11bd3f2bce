import { describe, expect, it } from 'vitest';
import { type ClientTyped, changedClientFields, validateClientTyped } from './typed.ts';

const from: ClientTyped = {
  lastname: 'Moreau',
  firstname: 'Camille',
  phone: '',
  address: ' ',
  zip_code: '69003',
  city: 'Lyon',
  country_address: 'FRA',
  company_name: '',
  registration_number: '',
  company_type: '',
};
const check = (change: Partial<ClientTyped>, isCompany = false, reason = 'Erreur de frappe') =>
  validateClientTyped({ ...from, ...change, reason }, { from, isCompany }).failures.map(({ field }) => field);

describe('a correction of what a client typed', () => {
  it('checks only what changes: what they have not typed yet stays blank', () => {
    expect(check({ city: 'Paris' })).toEqual([]);
    expect(check({ phone: '06-12-34-56-78' })).toEqual([]);
  });

  it.each<[string, Partial<ClientTyped>, boolean, string[]]>([
    ['a field that is emptied', { city: '  ' }, false, ['city']],
    ['a wrong telephone', { phone: '0612' }, false, ['phone']],
    ['the company of a person', { company_name: 'SARL Belleval' }, false, ['company_name']],
    ['the company of a manager', { company_name: 'SARL Belleval' }, true, []],
  ])('%s', (_what, change, isCompany, refused) => {
    expect(check(change, isCompany)).toEqual(refused);
  });

  it('needs a reason', () => {
    expect(check({ city: 'Paris' }, false, ' ')).toEqual(['reason']);
  });

  it('changes nothing by spaces alone', () => {
    expect(changedClientFields({ ...from, city: ' Lyon ', address: '' }, from)).toEqual([]);
  });
});
