// One mail of each kind around « Ce n’est pas moi », and what it must contain.
import type { Expected } from './contract-mails.fixture.ts';
import type { Mail } from './mails.ts';

type Kinds = 'newSignIn' | 'accountDisputed' | 'payoutsReleased' | 'passwordChanged';

export const disputeMails: { [Kind in Kinds]: [mail: Mail<Kind>, expected: Expected] } = {
  newSignIn: [
    {
      kind: 'newSignIn',
      data: {
        device: 'Chrome sur Windows',
        at: '14 mars 2026 à 10:00',
        isNewDevice: true,
        isNewPlace: true,
      },
    },
    {
      subject: 'Nouvelle connexion à votre compte Yield',
      says: [
        'depuis un appareil et une adresse que nous ne connaissons pas',
        'Chrome sur Windows',
        '14 mars 2026 à 10:00',
        'Si c’est vous, vous n’avez rien à faire.',
      ],
      leadsTo: 'https://exemple.fr/profile',
    },
  ],
  accountDisputed: [
    { kind: 'accountDisputed', data: { token: 'rst_abc' } },
    {
      subject: 'Votre compte Yield est protégé',
      says: ['Toutes vos sessions sont fermées', 'Le lien ci-dessous permet d’en choisir un autre'],
      leadsTo: 'https://exemple.fr/reset-password#rst_abc',
    },
  ],
  payoutsReleased: [
    { kind: 'payoutsReleased', data: null },
    {
      subject: 'Les versements de votre compte Yield reprennent',
      says: ['Notre équipe a vérifié votre signalement'],
      leadsTo: 'https://exemple.fr/profile',
    },
  ],
  passwordChanged: [
    { kind: 'passwordChanged', data: null },
    {
      subject: 'Votre mot de passe Yield a été modifié',
      says: ['vient d’être remplacé et vos autres sessions ont été fermées', 'Si ce n’est pas vous'],
      leadsTo: null,
    },
  ],
};
