// One mail of each kind about the clients of an adviser, to whom staff invite, or about the work of the team, and what it must contain.
import type { Expected } from './contract-mails.fixture.ts';
import type { Mail } from './mails.ts';

type Kinds =
  | 'clientsAssigned'
  | 'delegationPlanned'
  | 'delegationEnded'
  | 'adviserInvited'
  | 'clientInvited'
  | 'staffSignedOut'
  | 'trailVerified'
  | 'workWaiting';

export const delegationMails: { [Kind in Kinds]: [mail: Mail<Kind>, expected: Expected] } = {
  clientsAssigned: [
    {
      kind: 'clientsAssigned',
      data: { count: 18, url: 'https://gestion.exemple.fr/admin-commercial/clients' },
    },
    {
      subject: '18 clients vous sont affectés',
      says: ['Un administrateur vous a confié ces clients.'],
      leadsTo: 'https://gestion.exemple.fr/admin-commercial/clients',
    },
  ],
  delegationPlanned: [
    {
      kind: 'delegationPlanned',
      data: {
        from: 'Paul Lambert',
        to: 'Nora Lemaire',
        firstDay: '2026-12-21',
        lastDay: '2026-12-31',
        url: 'https://gestion.exemple.fr/admin-commercial',
      },
    },
    {
      subject: 'Délégation du 21/12/2026 au 31/12/2026',
      says: ['Nora Lemaire voit et suit les clients de Paul Lambert'],
      leadsTo: 'https://gestion.exemple.fr/admin-commercial',
    },
  ],
  delegationEnded: [
    {
      kind: 'delegationEnded',
      data: {
        from: 'Paul Lambert',
        to: 'Nora Lemaire',
        firstDay: '2026-12-21',
        lastDay: '2026-12-31',
        url: 'https://gestion.exemple.fr/admin-commercial',
      },
    },
    {
      subject: 'Délégation terminée\u00a0: clients de Paul Lambert',
      says: ['ne sont plus ouverts à Nora Lemaire'],
      leadsTo: 'https://gestion.exemple.fr/admin-commercial',
    },
  ],
  adviserInvited: [
    { kind: 'adviserInvited', data: { token: 'rst_abc', inviter: 'Inès Garnier' } },
    {
      subject: 'Votre accès au back-office Yield',
      says: ['Inès Garnier vous a ouvert un compte', 'https://exemple.fr/reset-password#rst_abc'],
      leadsTo: 'https://exemple.fr/reset-password#rst_abc',
    },
  ],
  clientInvited: [
    { kind: 'clientInvited', data: { token: 'inv_abc', inviter: 'Paul Lambert' } },
    {
      subject: 'Votre invitation à ouvrir un espace Yield',
      says: ['Paul Lambert a préparé votre inscription à Yield', 'https://exemple.fr/invitation/inv_abc'],
      leadsTo: 'https://exemple.fr/invitation/inv_abc',
    },
  ],
  staffSignedOut: [
    { kind: 'staffSignedOut', data: { device: 'Firefox sur Windows', url: 'https://equipe.exemple.fr' } },
    {
      subject: 'Firefox sur Windows\u00a0: appareil déconnecté',
      says: [
        'Un administrateur a déconnecté du back-office votre appareil',
        'Votre mot de passe n’a pas changé',
      ],
      leadsTo: 'https://equipe.exemple.fr',
    },
  ],
  workWaiting: [
    {
      kind: 'workWaiting',
      data: { count: 28, late: 3, today: 5, url: 'https://gestion.exemple.fr/admin/ma-file?travaux=equipe' },
    },
    {
      subject: 'À faire aujourd’hui\u00a0: 3 en retard',
      says: ['En attente\u00a0: 28.', 'À échéance aujourd’hui\u00a0: 5.'],
      leadsTo: 'https://gestion.exemple.fr/admin/ma-file?travaux=equipe',
    },
  ],
  trailVerified: [
    {
      kind: 'trailVerified',
      data: {
        day: '29 novembre 2026',
        links: '412',
        head: '412:5f3e',
        signature: 'c2lnbmF0dXJl',
        firstStamp: '2026-11-01T02:10:00.000Z:9c1e',
        url: 'https://gestion.exemple.fr/admin/audit',
      },
    },
    {
      subject: 'Journal d’audit vérifié le 29 novembre 2026',
      says: [
        '412 lignes, aucune anomalie',
        'Conservez ce message',
        '412:5f3e',
        'c2lnbmF0dXJl',
        '2026-11-01T02:10:00.000Z:9c1e',
      ],
      leadsTo: 'https://gestion.exemple.fr/admin/audit',
    },
  ],
};
