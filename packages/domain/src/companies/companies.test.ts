import { describe, expect, it } from 'vitest';
import {
  type CompanyField,
  compareCompany,
  type DeclaredCompany,
  formatRegistrationNumber,
  formatSiren,
  isSiren,
  isSiret,
  plainRegistrationNumber,
  type RegisteredCompany,
  registrationLabel,
  sirenOf,
} from './index.ts';

describe('the numbers of the register', () => {
  it.each([
    ['732829320', true],
    ['732829321', false],
    ['73282932', false],
    ['7328293200', false],
    ['73282932A', false],
  ])('the SIREN %s is %s', (number, expected) => {
    expect(isSiren(number)).toBe(expected);
  });

  it.each([
    ['73282932000074', true],
    ['73282932000075', false],
    // The key of the whole is right, that of the SIREN is not.
    ['73282932100007', false],
    // An establishment of La Poste, outside of Luhn.
    ['35600000049837', true],
    ['35600000049838', false],
  ])('the SIRET %s is %s', (number, expected) => {
    expect(isSiret(number)).toBe(expected);
  });

  it.each([
    ['73282932000074', '73282932000074', '732\u00a0829\u00a0320\u00a000074'],
    [' 732 829 320 00074', '73282932000074', '732\u00a0829\u00a0320\u00a000074'],
    ['732.829.320', '732829320', '732\u00a0829\u00a0320'],
    // A number of another country stays as it is written there.
    ['HRB 12345 B ', 'HRB 12345 B', 'HRB 12345 B'],
    ['7328', '7328', '7328'],
  ])('« %s » is stored as %s and shown as « %s »', (typed, stored, shown) => {
    expect(plainRegistrationNumber(typed)).toBe(stored);
    expect(formatRegistrationNumber(stored)).toBe(shown);
    expect(formatRegistrationNumber(typed)).toBe(shown);
  });

  it.each([
    ['732 829 320', '732829320'],
    ['732 829 320 00074', '732829320'],
    ['732.829.320', '732829320'],
    ['RCS Paris 732829320', null],
    ['732829321', null],
    ['', null],
  ])('« %s » typed is of the company %s', (typed, expected) => {
    expect(sirenOf(typed)).toBe(expected);
  });

  it.each([
    ['732 829 320 00074', 'Numéro de SIRET'],
    ['732829320', 'Numéro de SIREN'],
    ['HRB 12345 B', 'Numéro d’immatriculation'],
    ['', 'Numéro d’immatriculation'],
  ])('« %s » is named « %s »', (typed, expected) => {
    expect(registrationLabel(typed)).toBe(expected);
  });

  it('is shown by three digits', () => {
    expect(formatSiren('732829320')).toBe('732 829 320');
  });
});

const declared: DeclaredCompany = {
  name: 'SARL Belleval',
  number: '732 829 320',
  form: 'SARL',
  address: '12 av. des Tilleuls',
  zipCode: '69003',
  city: 'Lyon',
  firstname: 'Hélène',
  lastname: 'Vasseur',
};
const registered: RegisteredCompany = {
  siren: '732829320',
  names: ['BELLEVAL'],
  formCode: '5499',
  address: { line: '12 AVENUE DES TILLEULS 69003 LYON', zipCode: '69003', city: 'LYON' },
  managers: [{ firstnames: 'HELENE MARIE', lastname: 'VASSEUR' }],
  isActive: true,
};
const verdicts = (change: Partial<DeclaredCompany>, inRegister: Partial<RegisteredCompany> = {}) =>
  Object.fromEntries(
    compareCompany({ ...declared, ...change }, { ...registered, ...inRegister }).map(({ field, verdict }) => [
      field,
      verdict,
    ]),
  );

describe('a company beside the register', () => {
  it('is the same whatever the accents, the case, the abbreviations and the form in its name', () => {
    expect(new Set(Object.values(verdicts({})))).toEqual(new Set(['same']));
  });

  it.each<[CompanyField, Partial<DeclaredCompany>]>([
    ['name', { name: 'Bellevue' }],
    ['siren', { number: '732829321' }],
    ['form', { form: 'SAS' }],
    ['address', { zipCode: '69002' }],
    ['address', { address: '14 av. des Tilleuls' }],
    ['manager', { firstname: 'Héloïse' }],
  ])('differs by its %s: %j', (field, change) => {
    expect(verdicts(change)).toEqual({ ...verdicts({}), [field]: 'different' });
  });

  it.each<[CompanyField, Partial<DeclaredCompany>, Partial<RegisteredCompany>]>([
    ['name', { name: ' ' }, {}],
    ['name', {}, { names: [] }],
    ['form', { form: '' }, {}],
    ['form', {}, { formCode: '9220' }],
    ['address', {}, { address: null }],
    ['manager', {}, { managers: [] }],
  ])('has nothing to say of its %s where one side is silent', (field, change, inRegister) => {
    expect(verdicts(change, inRegister)[field]).toBe('unknown');
  });

  it('takes a SASU for a SAS, and no EURL for one', () => {
    expect(verdicts({ form: 'sas' }, { formCode: '5720' })['form']).toBe('same');
    expect(verdicts({ form: 'EURL' }, { formCode: '5720' })['form']).toBe('different');
  });
});
