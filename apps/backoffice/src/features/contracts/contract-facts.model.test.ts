import { expect, it } from 'vitest';
import { contractFacts } from './contract-facts.model.ts';

const signed = { status: 'signed', payment_status: 'checking', currency: 'EURO' } as const;
const plain = (facts: ReturnType<typeof contractFacts>) =>
  facts.map(({ label, value }) => `${label}: ${value.replaceAll(/[\u00A0\u202F]/g, ' ')}`);

it.each([
  ['its states alone', signed, ['Contrat: Signé', 'Paiement: Vérification en cours']],
  [
    'the day and the amount of a payment that was validated',
    { ...signed, payment_status: 'paid', payment_recorded_at: '2026-01-05', gross_invested_amount: '15000' },
    ['Contrat: Signé', 'Paiement: Payé', 'Date de valeur: 05/01/2026', 'Reçu: 15 000,00 €'],
  ],
  [
    'what was received, where it is known by its receipts',
    { ...signed, received: '4000', gross_invested_amount: null, payment_recorded_at: null },
    ['Contrat: Signé', 'Paiement: Vérification en cours', 'Reçu: 4 000,00 €'],
  ],
] as const)('a contract shows %s', (_what, contract, expected) => {
  expect(plain(contractFacts(contract))).toEqual(expected);
});
