// One mail of each kind about a grant, and what it must contain.
import type { Expected } from './contract-mails.fixture.ts';
import type { Mail } from './mails.ts';

type Kinds = 'grantMade' | 'grantChanged' | 'grantCanceled' | 'grantTge';

const reference = 'ATT-2026-0001';
const url = 'https://exemple.fr/kaskad/vesting';

export const grantMails: { [Kind in Kinds]: [mail: Mail<Kind>, expected: Expected] } = {
  grantMade: [
    {
      kind: 'grantMade',
      data: { reference, units: '60\u202f000 KSK', first: '12\u202f000 KSK le 12 juillet 2026', url },
    },
    {
      subject: '60\u202f000 KSK vous sont attribués',
      says: [reference, '12\u202f000 KSK le 12 juillet 2026'],
      leadsTo: url,
    },
  ],
  grantChanged: [
    {
      kind: 'grantChanged',
      data: {
        reference,
        lines: [
          { label: 'Changement', before: null, after: 'Suspension' },
          { label: 'Acquisition', before: '25 tranches', after: '25 tranches, sans date' },
        ],
        reason: 'Congé sabbatique',
        url,
      },
    },
    {
      subject: `Votre attribution ${reference} est modifiée`,
      says: ['Suspension', 'Acquisition, avant', '25 tranches, sans date', 'Congé sabbatique'],
      leadsTo: url,
    },
  ],
  grantCanceled: [
    {
      kind: 'grantCanceled',
      data: {
        reference,
        day: '15 septembre 2026',
        kept: '16\u202f000 KSK',
        returned: '44\u202f000 KSK',
        reason: 'Départ',
        url,
      },
    },
    {
      subject: `Votre attribution ${reference} est annulée`,
      says: ['annulée au 15 septembre 2026', '16\u202f000 KSK', '44\u202f000 KSK', 'Départ'],
      leadsTo: url,
    },
  ],
  grantTge: [
    { kind: 'grantTge', data: { symbol: 'KSK', day: '1 mars 2027', url } },
    {
      subject: 'Le TGE de KSK est daté',
      says: ['Le TGE de KSK est daté du 1 mars 2027.'],
      leadsTo: url,
    },
  ],
};
