// One mail of each kind that says that documents are there, and what it must contain.
import type { Expected } from './contract-mails.fixture.ts';
import type { Mail } from './mails.ts';

const withoutFigures = 'cet e-mail ne contient ni montant ni document';

export const documentMails: {
  [Kind in 'yearlyDocuments' | 'monthlyStatement']: [mail: Mail<Kind>, expected: Expected];
} = {
  yearlyDocuments: [
    { kind: 'yearlyDocuments', data: { year: 2025, hasTaxFile: true } },
    {
      subject: 'Vos documents de l’année 2025 sont disponibles',
      says: ['récapitulatif des frais de 2025', 'dossier fiscal', withoutFigures],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
  monthlyStatement: [
    { kind: 'monthlyStatement', data: { month: '2026-10' } },
    {
      subject: 'Votre relevé d’octobre 2026 est disponible',
      says: [
        'Le récapitulatif des frais de 2026 y est aussi.',
        withoutFigures,
        'décochez «\u00a0Relevé du mois\u00a0» dans vos notifications',
      ],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
};
