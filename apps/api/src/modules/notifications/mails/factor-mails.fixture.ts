// One mail of each kind about second factors, and what it must contain.
import type { Expected } from './contract-mails.fixture.ts';
import type { Mail } from './mails.ts';

type Kinds = 'factorAdded' | 'factorRemoved' | 'recoveryCodesRenewed' | 'recoveryCodeUsed';

const notMine = 'Si vous n’êtes pas à l’origine de ce changement';

export const factorMails: { [Kind in Kinds]: [mail: Mail<Kind>, expected: Expected] } = {
  factorAdded: [
    { kind: 'factorAdded', data: { factor: 'passkey', name: 'iPhone de Camille' } },
    {
      subject: 'Une clé d’accès est ajoutée à votre compte Yield',
      says: ['«\u00a0iPhone de Camille\u00a0»', 'plus aucun code ne vous sera envoyé', notMine],
      leadsTo: null,
    },
  ],
  factorRemoved: [
    { kind: 'factorRemoved', data: { factor: 'authenticator', name: 'Aegis' } },
    {
      subject: 'Une application d’authentification est retirée de votre compte Yield',
      says: ['«\u00a0Aegis\u00a0»', notMine],
      leadsTo: null,
    },
  ],
  recoveryCodesRenewed: [
    { kind: 'recoveryCodesRenewed', data: null },
    {
      subject: 'Les codes de récupération de votre compte Yield ont été remplacés',
      says: ['Les codes précédents ne fonctionnent plus', notMine],
      leadsTo: null,
    },
  ],
  recoveryCodeUsed: [
    { kind: 'recoveryCodeUsed', data: { left: 1 } },
    {
      subject: 'Un code de récupération a servi sur votre compte Yield',
      says: ['Il vous en reste un', notMine],
      leadsTo: null,
    },
  ],
};
