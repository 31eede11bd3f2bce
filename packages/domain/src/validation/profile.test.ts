import { describe, expect, it } from 'vitest';
import { incompleteProfileMessage, missingProfileFields, profileFields, validateProfile } from './profile.ts';

const complete = {
  firstname: 'Camille',
  lastname: 'Moreau',
  phone: '06-12-34-56-78',
  address: '1 rue de la Paix',
  zip_code: '75002',
  city: 'Paris',
  country_address: 'FRA',
};

const empty = {
  firstname: '',
  lastname: '',
  phone: '',
  address: '',
  zip_code: '',
  city: '',
  country_address: '',
};

const sentences: Record<(typeof profileFields)[number], string> = {
  firstname: 'Merci de renseigner votre prénom.',
  lastname: 'Merci de renseigner votre nom.',
  phone: 'Merci de renseigner votre téléphone.',
  address: 'Merci de renseigner votre adresse postale.',
  zip_code: 'Merci de renseigner votre code postal.',
  city: 'Merci de renseigner votre ville.',
  country_address: 'Merci de renseigner votre pays de résidence.',
};

describe('the profile', () => {
  it.each(profileFields)('is invalid with a blank %s', (field) => {
    expect(validateProfile({ ...complete, [field]: '  ' }).failures).toEqual([
      { field, message: sentences[field] },
    ]);
  });

  it.each(profileFields)('refuses a line break or a mark of direction in the %s', (field) => {
    for (const text of ['a\nb', 'a\u202Eb'])
      expect(validateProfile({ ...complete, [field]: text }).failures.map((one) => one.field)).toEqual([
        field,
      ]);
  });

  it('is checked in field order', () => {
    expect(validateProfile(complete).first).toBeNull();
    expect(validateProfile(empty).failures.map(({ field }) => field)).toEqual([...profileFields]);
  });

  it('lists the missing fields before a subscription', () => {
    expect(incompleteProfileMessage(complete)).toBeNull();
    expect(missingProfileFields({ ...complete, city: null })).toEqual(['city']);
    expect(incompleteProfileMessage({ ...complete, phone: '', country_address: undefined })).toBe(
      'Merci de compléter votre profil avant de lancer une souscription\u00A0: téléphone, pays.',
    );
  });
});
