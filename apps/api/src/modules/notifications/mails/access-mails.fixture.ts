// One mail of each kind about the access to a service, and what it must contain.
import type { Expected } from './contract-mails.fixture.ts';
import type { Mail } from './mails.ts';

type Kinds = 'serviceInvited' | 'serviceLocked' | 'serviceUnlocked' | 'serviceRemoved';

export const accessMails: { [Kind in Kinds]: [mail: Mail<Kind>, expected: Expected] } = {
  serviceInvited: [
    { kind: 'serviceInvited', data: { service: 'kaskad', inviter: 'Ada Perrin' } },
    {
      subject: 'Votre invitation à activer Yield',
      says: [
        'il peut aussi ouvrir Yield, avec le même mot de passe',
        'Vos montants restent propres à chacun.',
      ],
      leadsTo: 'https://exemple.fr/link-kaskad',
    },
  ],
  serviceLocked: [
    { kind: 'serviceLocked', data: null },
    {
      subject: 'Votre accès à Yield est suspendu',
      says: ['les autres services de votre compte restent ouverts', 'Pour le rétablir, contactez-nous.'],
      leadsTo: null,
    },
  ],
  serviceRemoved: [
    { kind: 'serviceRemoved', data: { service: 'Kaskad' } },
    {
      subject: 'Kaskad n’est plus relié à votre compte',
      says: ['Notre équipe a délié Kaskad de votre compte', 'contactez-nous'],
      leadsTo: null,
    },
  ],
  serviceUnlocked: [
    { kind: 'serviceUnlocked', data: null },
    {
      subject: 'Votre accès à Yield est rétabli',
      says: ['Vous pouvez de nouveau ouvrir Yield avec votre compte.'],
      leadsTo: null,
    },
  ],
};
