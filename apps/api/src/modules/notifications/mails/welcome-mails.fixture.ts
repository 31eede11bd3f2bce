// One mail of each kind that opens an account, and what it must contain.
import type { Expected } from './contract-mails.fixture.ts';
import type { Mail } from './mails.ts';

const leadsTo = 'https://exemple.fr/confirmer-mon-adresse#cnf_abc-DEF_123';

export const welcomeMails: {
  [Kind in 'welcome' | 'confirmEmail']: [mail: Mail<Kind>, expected: Expected];
} = {
  welcome: [
    { kind: 'welcome', data: { token: 'cnf_abc-DEF_123' } },
    {
      subject: 'Bienvenue chez Yield',
      says: ['valable 72\u00a0heures', 'seule sa signature attend cette confirmation', leadsTo],
      leadsTo,
    },
  ],
  confirmEmail: [
    { kind: 'confirmEmail', data: { token: 'cnf_abc-DEF_123' } },
    {
      subject: 'Confirmez votre adresse e-mail Yield',
      says: ['Les liens précédents ne fonctionnent plus.', leadsTo],
      leadsTo,
    },
  ],
};
