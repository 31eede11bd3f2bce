// One mail of each kind about second factors, and what it must contain.
import type { Expected } from './contract-mails.fixture.ts';
import type { Mail } from './mails.ts';

type Kinds =
  | 'factorAdded'
  | 'factorRemoved'
  | 'factorRemovalPlanned'
  | 'factorRemovalStopped'
  | 'factorsRemoved'
  | 'factorsNotRemoved'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed';

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
  factorRemovalPlanned: [
    { kind: 'factorRemovalPlanned', data: { from: '7 janvier 2026 à 11:00' } },
    {
      subject: 'Les moyens de vérification de votre compte Yield vont être retirés',
      says: ['retirés le 7 janvier 2026 à 11:00', 'elle sera arrêtée'],
      leadsTo: null,
    },
  ],
  factorRemovalStopped: [
    { kind: 'factorRemovalStopped', data: null },
    {
      subject: 'Les moyens de vérification de votre compte Yield restent en place',
      says: ['vous en avez toujours besoin pour vous connecter'],
      leadsTo: null,
    },
  ],
  factorsRemoved: [
    { kind: 'factorsRemoved', data: null },
    {
      subject: 'Les moyens de vérification de votre compte Yield sont retirés',
      says: ['un code envoyé à cette adresse', notMine],
      leadsTo: null,
    },
  ],
  factorsNotRemoved: [
    {
      kind: 'factorsNotRemoved',
      data: {
        person: 'Camille Durand',
        cause: 'Un moyen de vérification a servi depuis la validation.',
        url: 'https://equipe.exemple.fr/admin/users/usr_1',
      },
    },
    {
      subject: 'Moyens de vérification non retirés\u00a0: Camille Durand',
      says: ['garde ses moyens de vérification', 'a servi depuis la validation'],
      leadsTo: 'https://equipe.exemple.fr/admin/users/usr_1',
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
