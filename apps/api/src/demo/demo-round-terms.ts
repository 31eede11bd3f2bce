// The terms of the demonstration's rounds.
import type { kaskadRounds } from '../db/schema/kaskad-rounds.ts';

export type RoundKey = 'open' | 'oversubscribed' | 'failed' | 'whitelist';

export interface DemoRound {
  key: RoundKey;
  issuer: { key: string; name: string; registrationNumber: string };
  class: { key: string; kind: 'shares' | 'bspce' | 'token'; symbol: string; name: string };
  terms: Pick<
    typeof kaskadRounds.$inferInsert,
    'name' | 'regime' | 'instrument' | 'state' | 'price' | 'minimum' | 'target' | 'cap' | 'least' | 'audience'
  >;
  /** Days from today on which it opens and closes. */
  opens: number;
  closes: number;
  presentation: string;
}

export const demoRoundTerms: readonly DemoRound[] = [
  {
    key: 'open',
    issuer: { key: 'Helior', name: 'Helior SAS', registrationNumber: '552100554' },
    class: { key: 'HELA', kind: 'shares', symbol: 'HELA', name: 'Actions ordinaires Helior' },
    terms: {
      name: 'Helior · amorçage',
      regime: 'psfp',
      instrument: 'shares',
      state: 'open',
      price: '80.5',
      minimum: '500',
      target: '1000',
      cap: '1490',
      least: '1',
      audience: 'public',
    },
    opens: -14,
    closes: 26,
    presentation: 'Helior installe des ombrières solaires sur les parkings de petites communes.',
  },
  {
    key: 'oversubscribed',
    issuer: { key: 'Novasel', name: 'Novasel SAS', registrationNumber: '542065479' },
    class: { key: 'NOVA', kind: 'shares', symbol: 'NOVA', name: 'Actions ordinaires Novasel' },
    terms: {
      name: 'Novasel · série A',
      regime: 'psfp',
      instrument: 'shares',
      state: 'closed',
      price: '4',
      minimum: '1000',
      target: '1500',
      cap: '2000',
      least: '10',
      audience: 'public',
    },
    opens: -40,
    closes: -5,
    presentation: 'Novasel récupère le sel des eaux de dessalement pour l’industrie.',
  },
  {
    key: 'failed',
    issuer: { key: 'Brumaire', name: 'Brumaire SAS', registrationNumber: '775665019' },
    class: { key: 'BRUM', kind: 'shares', symbol: 'BRUM', name: 'Actions ordinaires Brumaire' },
    terms: {
      name: 'Brumaire · amorçage',
      regime: 'psfp',
      instrument: 'shares',
      state: 'failed',
      price: '12.5',
      minimum: '1000',
      target: '1500',
      cap: '2000',
      least: '10',
      audience: 'public',
    },
    opens: -45,
    closes: -4,
    presentation: 'Brumaire conçoit des capteurs de brouillard pour les aérodromes.',
  },
  {
    key: 'whitelist',
    issuer: { key: 'Helior', name: 'Helior SAS', registrationNumber: '552100554' },
    class: { key: 'HELB', kind: 'shares', symbol: 'HELB', name: 'Actions de préférence Helior' },
    terms: {
      name: 'Helior · tour des proches',
      regime: 'restricted',
      instrument: 'shares',
      state: 'open',
      price: '70',
      minimum: '50',
      target: '100',
      cap: '200',
      least: '1',
      audience: 'whitelist',
    },
    opens: -6,
    closes: 40,
    presentation: 'Un tour réservé aux personnes invitées par les fondateurs.',
  },
];
