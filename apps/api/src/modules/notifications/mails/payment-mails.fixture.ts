// One mail of each kind about a payment, and what it must contain.
import type { Expected } from './contract-mails.fixture.ts';
import type { MailKind } from './mail-data.ts';
import type { Mail } from './mails.ts';

const strategy = 'USDFY';

export const paymentMails = {
  paymentReminder: [
    {
      kind: 'paymentReminder',
      data: {
        strategy,
        poNumber: 'PO-2026-0001',
        amount: '500\u00a0USDC',
        id: 'sig_1',
        refusal: null,
      },
    },
    {
      subject: 'Votre contrat USDFY attend votre paiement',
      says: [
        'Vous avez signé le contrat USDFY (PO-2026-0001)',
        'merci de verser 500\u00a0USDC',
        'Nous n’envoyons jamais d’IBAN ni d’adresse de paiement par e-mail.',
        'Si vous avez déjà payé, déposez votre preuve',
      ],
      leadsTo: 'https://exemple.fr/documents?payer=sig_1',
    },
  ],
  signatureReminder: [
    { kind: 'signatureReminder', data: { strategy, poNumber: 'PO-2026-0001', amount: '500\u00a0USDC' } },
    {
      subject: 'Votre contrat USDFY attend votre signature',
      says: ['Vous avez préparé un contrat USDFY (PO-2026-0001) de 500\u00a0USDC', 'pas encore signé'],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
  signatureResent: [
    { kind: 'signatureResent', data: { strategy, poNumber: 'PO-2026-0001', amount: '500\u00a0USDC' } },
    {
      subject: 'Votre contrat USDFY est prêt à être signé',
      says: ['contrat USDFY (PO-2026-0001) de 500\u00a0USDC', 'rouvert la signature'],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
  paymentProved: [
    { kind: 'paymentProved', data: { strategy } },
    {
      subject: 'Preuve de paiement reçue pour USDFY',
      says: ['Nous avons bien reçu votre preuve de paiement pour le contrat USDFY.'],
      leadsTo: null,
    },
  ],
  paymentChecking: [
    { kind: 'paymentChecking', data: { strategy } },
    {
      subject: 'Votre paiement USDFY est en cours de vérification',
      says: ['Nous vérifions le paiement de votre contrat USDFY.'],
      leadsTo: null,
    },
  ],
  paymentPaid: [
    { kind: 'paymentPaid', data: { strategy, amount: '500\u00a0USDC', day: '3 mars 2026' } },
    {
      subject: 'Votre paiement USDFY est validé',
      says: ['Nous avons reçu 500\u00a0USDC pour votre contrat USDFY, au jour de valeur du 3 mars 2026.'],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
  paymentShort: [
    { kind: 'paymentShort', data: { strategy, received: '496\u00a0USDC', missing: '4\u00a0USDC' } },
    {
      subject: 'Votre paiement USDFY est incomplet',
      says: ['Nous avons reçu 496\u00a0USDC', 'Il manque 4\u00a0USDC', 'Rien n’est investi'],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
  paymentRectified: [
    {
      kind: 'paymentRectified',
      data: { strategy, poNumber: 'PO-1', before: 'avant', after: 'après', reason: 'Saisie' },
    },
    {
      subject: 'Votre paiement USDFY est corrigé',
      says: ['PO-1', 'avant → après', 'Saisie'],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
  valueCorrected: [
    {
      kind: 'valueCorrected',
      data: { values: ['USDFY du 2 janvier 2026'], contracts: ['PO-1'], statements: ['janvier 2026 (EUR)'] },
    },
    {
      subject: 'Une valeur de votre portefeuille est corrigée',
      says: ['USDFY du 2 janvier 2026', '(PO-1)', 'janvier 2026 (EUR)', 'relevé rectificatif'],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
  paymentRefused: [
    { kind: 'paymentRefused', data: { strategy, refusal: 'Preuve illisible\u00a0: la photo est floue' } },
    {
      subject: 'Votre preuve de paiement USDFY n’a pas été acceptée',
      says: ['Preuve illisible\u00a0: la photo est floue', 'Merci d’en déposer une nouvelle'],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
} satisfies { [Kind in MailKind]?: [mail: Mail<Kind>, expected: Expected] };
