import { describe, expect, it } from 'vitest';
import { isYieldFar, publicationGaps } from './index.ts';

const rib = { bank: 'Banque', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' };
const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const usdc = { symbol: 'USDC', blockchain: 'Ethereum (ERC-20)', address } as const;
const whole = {
  title: 'CHFY',
  doc_url: 'https://exemple.fr/chfy.pdf',
  launch_day: '2026-02-02',
  min_buy: '10000',
  publication_days: [1, 2, 3, 4, 5],
  rib,
  crypto: { inputs: [usdc] },
};
const gapsOf = (change: Partial<Parameters<typeof publicationGaps>[0]>) =>
  publicationGaps({ ...whole, ...change }).map(({ part, message }) => `${part}: ${message}`);

describe('what a product lacks to be published', () => {
  it.each([
    ['nothing', {}, []],
    ['nothing with deposit addresses alone', { rib: null }, []],
    ['nothing with a minimum of one currency alone', { min_buy: null, min_usdc: '5000' }, []],
    ['a title', { title: ' ' }, ['presentation: Vous devez indiquer le titre.']],
    ['a document', { doc_url: null }, ['presentation: La documentation manque.']],
    [
      'a right link',
      { doc_url: 'exemple.fr' },
      ['presentation: Le lien doit commencer par https:// et être complet.'],
    ],
    ['a launch day', { launch_day: null }, ['yield: La date de lancement manque.']],
    [
      'a day of publication',
      { publication_days: [] },
      ['yield: Choisissez au moins un jour de publication.'],
    ],
    ['a minimum', { min_buy: null }, ['minimums: Aucun minimum n’est fixé.']],
    [
      'a means of payment',
      { rib: null, crypto: null },
      ['transfer: Aucun moyen de paiement\u202f: il faut un compte bancaire ou une adresse de dépôt.'],
    ],
    [
      'the BIC of its account',
      { rib: { ...rib, bic: null } },
      ['transfer: Le virement est incomplet\u202f: il faut le titulaire, l’IBAN et le BIC.'],
    ],
    [
      'a right IBAN',
      { rib: { ...rib, iban: 'FR7630006000011234567890188' } },
      ['transfer: L’IBAN est incorrect.'],
    ],
    [
      'a right address',
      { crypto: { inputs: [{ ...usdc, address: '0x12' }] } },
      ['crypto: L’adresse de dépôt est incorrecte pour cette devise.'],
    ],
  ])('%s', (_, change, gaps) => {
    expect(gapsOf(change)).toEqual(gaps);
  });
});

it('finds an estimate far from the observed yield, and none without a year of NAVs', () => {
  expect([isYieldFar(9, 0.05), isYieldFar(8, 0.05), isYieldFar(1, 0.05), isYieldFar(50, null)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
