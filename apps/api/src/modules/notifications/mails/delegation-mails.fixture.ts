// One mail of each kind about the delegation of an adviser, and what it must contain.
import type { Expected } from './contract-mails.fixture.ts';
import type { Mail } from './mails.ts';

type Kinds = 'delegationPlanned' | 'delegationEnded';

export const delegationMails: { [Kind in Kinds]: [mail: Mail<Kind>, expected: Expected] } = {
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
};
