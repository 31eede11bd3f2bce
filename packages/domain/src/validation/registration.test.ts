import { describe, expect, it } from 'vitest';
import { toErrorMap } from './checks.ts';
import { type RegistrationField, type RegistrationValues, validateRegistration } from './registration.ts';

const individual: RegistrationValues = {
  is_company: false,
  lastname: 'Moreau',
  firstname: 'Camille',
  address: '1 rue de la Paix',
  zip_code: '75002',
  city: 'Paris',
  country_address: 'FRA',
  company_name: '',
  registration_number: '',
  company_type: '',
  email: 'Camille.Moreau@exemple.fr',
  password: 'Demonstration-2026!',
  password_confirmation: 'Demonstration-2026!',
  phone: '06-12-34-56-78',
  has_accepted_terms: true,
};

const company: RegistrationValues = {
  ...individual,
  is_company: true,
  company_name: 'Belleval',
  registration_number: '73282932000074',
  company_type: 'SARL',
};

// In the order of the specification: rule, values that break it, field, exact message.
const rules: readonly [string, Partial<RegistrationValues>, RegistrationField, string][] = [
  ['last name', { lastname: ' ' }, 'lastname', 'Vous devez renseigner votre nom.'],
  ['first name', { firstname: '' }, 'firstname', 'Vous devez renseigner votre prénom.'],
  ['address', { address: '' }, 'address', 'Vous devez renseigner votre adresse personnelle.'],
  ['postal code', { zip_code: '\t' }, 'zip_code', 'Vous devez renseigner un code postal.'],
  ['city', { city: '' }, 'city', 'Vous devez renseigner une ville de résidence.'],
  ['country', { country_address: '' }, 'country_address', 'Vous devez renseigner un pays de résidence.'],
  ['company name', { company_name: '' }, 'company_name', 'Vous devez renseigner un nom de société.'],
  [
    'registration number',
    { registration_number: '' },
    'registration_number',
    'Vous devez renseigner un numéro de SIRET pour la société.',
  ],
  ['legal form', { company_type: '' }, 'company_type', 'Vous devez renseigner une forme légale de société.'],
  ['e-mail', { email: 'camille' }, 'email', 'L’email n’est pas valide.'],
  ['password', { password: '' }, 'password', 'Vous devez renseigner un mot de passe.'],
  [
    'confirmation',
    { password_confirmation: '' },
    'password_confirmation',
    'Vous devez renseigner un mot de passe.',
  ],
  [
    'equality',
    { password_confirmation: 'Demonstration-2027!' },
    'password_confirmation',
    'Les mots de passe ne correspondent pas.',
  ],
  [
    'length',
    { password: 'Onze-caract', password_confirmation: 'Onze-caract' },
    'password',
    'Votre mot de passe doit faire au minimum 12 caractères.',
  ],
  [
    'white space',
    { password: 'avec une espace', password_confirmation: 'avec une espace' },
    'password',
    'Le mot de passe ne doit pas contenir d’espace.',
  ],
  [
    'too long',
    { password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) },
    'password',
    'Le mot de passe ne doit pas dépasser 128 caractères.',
  ],
  ['phone', { phone: '0612345678' }, 'phone', 'Vous devez renseigner un numéro de téléphone valide.'],
  [
    'terms',
    { has_accepted_terms: false },
    'has_accepted_terms',
    'Vous devez accepter les CGV pour continuer.',
  ],
];

const unprintable =
  'Ce champ contient un retour à la ligne ou un caractère invisible. Saisissez-le à nouveau.';

it.each([
  ['firstname', 'A\r\nBcc: z@z.fr'],
  ['lastname', 'Mo\u202Ereau'],
  ['city', 'Pa\u200Bris'],
  ['address', '1 rue\nde la Paix'],
  ['company_name', 'Belle\u2066val'],
] as const)('refuses what is not seen on a contract in the %s', (field, text) => {
  expect(validateRegistration({ ...company, [field]: text }).failures).toEqual([
    { field, message: unprintable },
  ]);
});

const withPassword = (password: string) =>
  validateRegistration({ ...individual, password, password_confirmation: password }).first;

describe('validateRegistration', () => {
  it('accepts a complete individual and a complete company', () => {
    expect(validateRegistration(individual)).toEqual({ failures: [], first: null });
    expect(validateRegistration(company).first).toBeNull();
  });

  it.each(rules)('reports an invalid %s with its own message only', (_rule, broken, field, message) => {
    expect(validateRegistration({ ...company, ...broken }).failures).toEqual([{ field, message }]);
  });

  it.each(rules.map((rule, index) => [rule[0], index] as const))(
    'gives the message of %s when every later rule is broken too',
    (_rule, index) => {
      // Rules about one field exclude each other: later ones are not checked with the one under test.
      const later = rules
        .slice(index)
        .reduceRight((values, [, broken]) => ({ ...values, ...broken }), company);
      const [, , field, message] = rules[index]!;
      expect(validateRegistration(later).first).toEqual({ field, message });
    },
  );

  it('requires no company fields of an individual', () => {
    expect(validateRegistration({ ...individual, company_name: '', company_type: '' }).failures).toEqual([]);
  });

  it('lists every failing rule in order, and as a map by field', () => {
    const verdict = validateRegistration({
      ...individual,
      lastname: '',
      city: '',
      password: 'court',
      phone: '',
    });
    expect(verdict.failures.map(({ field }) => field)).toEqual([
      'lastname',
      'city',
      'password_confirmation',
      'password',
      'phone',
    ]);
    expect(toErrorMap(verdict).password).toEqual(['Votre mot de passe doit faire au minimum 12 caractères.']);
  });

  it('counts characters, not code units, at both limits', () => {
    expect(withPassword('é'.repeat(12))).toBeNull();
    expect(withPassword('🎉'.repeat(11))).not.toBeNull();
    expect(withPassword('🎉'.repeat(128))).toBeNull();
  });
});
