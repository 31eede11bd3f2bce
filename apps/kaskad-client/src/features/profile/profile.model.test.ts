import { sampleUser } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { identityLines } from './profile.model.ts';

const linesOf = (change: Parameters<typeof sampleUser>[0] = {}) =>
  identityLines(sampleUser(change)).map(({ term, value }) => [term, value]);
const valueOf = (term: string, change: Parameters<typeof sampleUser>[0]) =>
  linesOf(change).find(([name]) => name === term)?.[1];

describe('the identity of a profile', () => {
  it('is the name, e-mail, phone and address of a person', () => {
    expect(linesOf()).toEqual([
      ['Nom', 'Camille Moreau'],
      ['E-mail', 'camille.moreau@exemple.fr'],
      ['Téléphone', '06-12-34-56-78'],
      ['Adresse', '12 rue des Lilas, 69003 Lyon, France'],
    ]);
  });

  it('names the company after the person', () => {
    expect(linesOf({ is_company: true, company_name: ' Belleval ' })[1]).toEqual(['Société', 'Belleval']);
    expect(valueOf('Société', { is_company: true, company_name: null })).toBe('Non renseigné');
  });

  it.each([
    ['Téléphone', { phone: ' ' }, 'Non renseigné'],
    [
      'Adresse',
      { address: null, zip_code: null, city: null, country: null, country_address: null },
      'Non renseigné',
    ],
    ['Adresse', { address: null, zip_code: null }, 'Lyon, France'],
    ['Adresse', { country_address: null, country: 'BEL' }, '12 rue des Lilas, 69003 Lyon, Belgique'],
    ['Adresse', { country_address: 'CHE', country: 'BEL' }, '12 rue des Lilas, 69003 Lyon, Suisse'],
  ])('%s of %j is « %s »', (term, change, expected) => {
    expect(valueOf(term, change)).toBe(expected);
  });
});
