import { describe, expect, it } from 'vitest';
import { countries, countryName, isCountryCode } from './index.ts';

describe('countries', () => {
  it('have 250 distinct alpha-3 codes and distinct names', () => {
    expect(countries).toHaveLength(250);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(250);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(250);
    expect(countries.every(({ code }) => /^[A-Z]{3}$/.test(code))).toBe(true);
  });

  it('are sorted in French order, ignoring accents', () => {
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare));
    const order = ['Égypte', 'Équateur', 'Espagne', 'Estonie', 'États-Unis', 'Éthiopie'];
    expect(names.filter((name) => order.includes(name))).toEqual(order);
  });

  it('use French typography', () => {
    expect(countries.filter(({ name }) => /['"]/.test(name))).toEqual([]);
    expect(countryName('CIV')).toBe('Côte d’Ivoire');
  });

  it('are found by their code', () => {
    const named = ['FRA', 'BEL', 'CHE', 'CZE', 'GBR', 'COD', 'COG', 'REU'].map(countryName);
    expect(named).toEqual([
      'France',
      'Belgique',
      'Suisse',
      'Tchéquie',
      'Royaume-Uni',
      'République démocratique du Congo',
      'République du Congo',
      'La Réunion',
    ]);
    expect([countryName('ZZZ'), countryName('fra'), countryName('')]).toEqual([null, null, null]);
    expect(['FRA', 'FR', 'toString'].map(isCountryCode)).toEqual([true, false, false]);
  });
});
