// One mail of the kind about investments, and what it must contain.
import type { Expected } from './contract-mails.fixture.ts';
import type { Mail } from './mails.ts';

type Kinds = 'investmentMoved';

export const investmentMails: { [Kind in Kinds]: [mail: Mail<Kind>, expected: Expected] } = {
  investmentMoved: [
    {
      kind: 'investmentMoved',
      data: {
        id: '0198c0de-0000-7000-8000-000000000001',
        state: 'submitted',
        reference: 'KSK-2026-0042',
        round: 'Kaskad — Série A',
        units: '62',
        due: '4\u202f991,00\u00a0€',
        until: '14 novembre 2026 à 10:00',
        reason: null,
        sentence: null,
        payment: [],
      },
    },
    {
      subject: 'Votre souscription à Kaskad — Série A est enregistrée',
      says: ['jusqu’au 14 novembre 2026 à 10:00', 'KSK-2026-0042', '62', '4\u202f991,00\u00a0€'],
      leadsTo: 'https://exemple.fr/kaskad/investments/0198c0de-0000-7000-8000-000000000001',
    },
  ],
};
