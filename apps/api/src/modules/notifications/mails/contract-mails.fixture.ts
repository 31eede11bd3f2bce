// One mail of each kind about contracts and money, and what it must contain.
import type { MailKind } from './mail-data.ts';
import type { Mail } from './mails.ts';

export interface Expected {
  subject: string;
  /** The content of both the text and the HTML. */
  says: readonly string[];
  /** Where the button leads; null for a mail that has none. */
  leadsTo: string | null;
}

const strategy = 'USDFY';
const notMine = 'Si vous n’êtes pas à l’origine de ce changement';
const redemption = { value: '1\u202f000,00\u00a0€', exitFee: '2,00\u00a0€', paidOut: '998,00\u00a0€' };
const closing = {
  change: 'Clôture d’un contrat',
  subject: 'Camille Moreau · PO-2026-0001',
  url: 'https://staff.exemple.fr/admin/a-valider/1',
};
const accepted = [
  { document: 'Conditions générales de vente (CGV)', kind: 'terms', version: '2026-11' },
] as const;

export const contractMails = {
  contractSigned: [
    {
      kind: 'contractSigned',
      data: { id: 'sig_1', strategy, amount: '10\u202f000,00\u00a0€', accepted, isAttached: true },
    },
    {
      subject: 'Votre contrat USDFY est signé\u00a0: instructions de paiement',
      says: [
        'merci de verser 10\u202f000,00\u00a0€',
        'Votre contrat signé est joint à cet e-mail, scellé',
        'Ne payez jamais d’après un e-mail ni une pièce jointe',
        'déposez votre preuve de paiement',
        'Conditions générales de vente (CGV), version 2026-11, à lire et à conserver sur https://exemple.fr/cgv/2026-11',
      ],
      leadsTo: 'https://exemple.fr/documents?payer=sig_1',
    },
  ],
  subscriptionPrepared: [
    {
      kind: 'subscriptionPrepared',
      data: {
        id: 'sub_1',
        strategy,
        amount: '10\u202f000,00\u00a0€',
        by: 'Thomas Bernard',
        until: '10 décembre 2026',
      },
    },
    {
      subject: 'Une souscription USDFY vous attend',
      says: [
        'Thomas Bernard a préparé pour vous une souscription de 10\u202f000,00\u00a0€ à USDFY.',
        'jusqu’au 10 décembre 2026',
      ],
      leadsTo: 'https://exemple.fr/souscription-preparee/sub_1',
    },
  ],
  contractCanceled: [
    { kind: 'contractCanceled', data: { strategy, reason: null, isStopped: false } },
    {
      subject: 'Votre contrat USDFY est annulé',
      says: ['L’annulation de votre contrat USDFY est enregistrée. Aucun paiement n’est attendu.'],
      leadsTo: null,
    },
  ],
  contractRefused: [
    { kind: 'contractRefused', data: { strategy } },
    {
      subject: 'Votre contrat USDFY n’a pas été signé',
      says: ['Vous avez refusé de signer le contrat USDFY. Il n’est pas conclu'],
      leadsTo: null,
    },
  ],
  contractClosed: [
    {
      kind: 'contractClosed',
      data: {
        strategy,
        poNumber: 'PO-2026-0001',
        orderDay: '23 novembre 2026',
        returned: null,
        reason: null,
        renounceUntil: '5 décembre 2026',
      },
    },
    {
      subject: 'Votre contrat USDFY est clôturé',
      says: [
        'USDFY (PO-2026-0001)',
        'datée du 23 novembre 2026 ou d’un jour suivant',
        'jusqu’au 5 décembre 2026 inclus, vous pouvez renoncer',
      ],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
  withdrawalRequested: [
    {
      kind: 'withdrawalRequested',
      data: {
        strategy,
        poNumber: 'PO-2026-0001',
        requested: '1\u202f000,00\u00a0€',
        orderDay: '23 novembre 2026',
      },
    },
    {
      subject: 'Votre demande de retrait USDFY est enregistrée',
      says: [
        'USDFY (PO-2026-0001)',
        'datée du 23 novembre 2026 ou d’un jour suivant',
        '1\u202f000,00\u00a0€',
      ],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
  withdrawalCanceled: [
    {
      kind: 'withdrawalCanceled',
      data: { strategy, poNumber: 'PO-2026-0001', requested: 'Tout le rendement' },
    },
    {
      subject: 'Votre retrait USDFY est annulé',
      says: ['USDFY (PO-2026-0001)', 'Vos parts restent investies.', 'Tout le rendement'],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
  redemptionExecuted: [
    {
      kind: 'redemptionExecuted',
      data: {
        strategy,
        poNumber: 'PO-2026-0001',
        day: '23 novembre 2026',
        renounceUntil: '5 décembre 2026',
        ...redemption,
      },
    },
    {
      subject: 'Vos parts USDFY sont rachetées',
      says: [
        'USDFY (PO-2026-0001)',
        'du 23 novembre 2026',
        'Frais de sortie',
        'Montant à vous verser',
        'Il vous sera versé après le 5 décembre 2026',
        ...Object.values(redemption),
      ],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
  contractRenounced: [
    {
      kind: 'contractRenounced',
      data: {
        strategy,
        poNumber: 'PO-2026-0001',
        amount: '500\u00a0USDC',
        at: '21 novembre 2026 à 10:42',
        letterSentOn: null,
        refund: { amount: '500\u00a0USDC', isReceived: true },
        wasClosed: true,
      },
    },
    {
      subject: 'Votre renonciation au contrat USDFY est enregistrée',
      says: [
        'Nous accusons réception de votre renonciation au contrat USDFY.',
        'PO-2026-0001',
        '21 novembre 2026 à 10:42',
        'Les 500\u00a0USDC que vous avez versés vous seront rendus en totalité',
        'La clôture de ce contrat est annulée',
      ],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
  payoutExecuted: [
    {
      kind: 'payoutExecuted',
      data: {
        cause: 'closing',
        strategy,
        poNumber: 'PO-2026-0001',
        amount: redemption.paidOut,
        day: '12 mars 2026',
        reference: 'VIR-9',
        account: 'FR14 •••• 2606',
      },
    },
    {
      subject: 'Votre versement de 998,00\u00a0€ est exécuté',
      says: [
        'À la suite de la clôture de votre contrat USDFY, nous vous avons versé 998,00\u00a0€ le 12 mars 2026.',
        'USDFY · PO-2026-0001',
        'FR14 •••• 2606',
        'VIR-9',
      ],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
  payoutReturned: [
    {
      kind: 'payoutReturned',
      data: {
        strategy,
        poNumber: 'PO-2026-0001',
        amount: redemption.paidOut,
        paidOn: '12 mars 2026',
        sentBackOn: '14 mars 2026',
        reason: 'AC04, compte clos',
      },
    },
    {
      subject: 'Votre versement de 998,00\u00a0€ nous a été renvoyé par la banque',
      says: [
        'Le virement de 998,00\u00a0€ du 12 mars 2026 nous a été renvoyé par la banque le 14 mars 2026. Cette somme vous reste due.',
        'Coordonnées de versement',
        'USDFY · PO-2026-0001',
        'AC04, compte clos',
      ],
      leadsTo: 'https://exemple.fr/profile',
    },
  ],
  payoutDetailsDeclared: [
    {
      kind: 'payoutDetailsDeclared',
      data: { method: 'rib', account: 'FR14 •••• 2606', from: '14 mars 2026 à 10:00' },
    },
    {
      subject: 'Vos coordonnées de versement ont changé',
      says: ['vers le compte FR14 •••• 2606 à partir du 14 mars 2026 à 10:00', notMine],
      leadsTo: 'https://exemple.fr/profile',
    },
  ],
  paymentDetailsStopped: [
    {
      kind: 'paymentDetailsStopped',
      data: { strategy, by: 'Marc Vidal', reason: 'IBAN non reconnu', url: closing.url },
    },
    {
      subject: `${strategy}\u00a0: nouvelles coordonnées arrêtées`,
      says: ['Marc Vidal a arrêté', 'IBAN non reconnu'],
      leadsTo: closing.url,
    },
  ],
  emailNotReplaced: [
    {
      kind: 'emailNotReplaced',
      data: {
        client: 'Camille Durand',
        cause: 'Cette adresse est celle d’un autre compte.',
        url: closing.url,
      },
    },
    {
      subject: 'Adresse non remplacée\u00a0: Camille Durand',
      says: ['garde l’adresse dont la boîte est perdue', 'celle d’un autre compte'],
      leadsTo: closing.url,
    },
  ],
  changeRequested: [
    {
      kind: 'changeRequested',
      data: { ...closing, maker: 'Marc Vidal', reason: 'Demande par courrier', isByClient: false },
    },
    {
      subject: 'À valider\u00a0: Clôture d’un contrat',
      says: ['Marc Vidal demande une modification', closing.subject, 'Demande par courrier'],
      leadsTo: closing.url,
    },
  ],
  changeDecided: [
    { kind: 'changeDecided', data: { ...closing, state: 'Refusée', checker: 'Inès G', reason: 'Non signé' } },
    {
      subject: 'Clôture d’un contrat\u00a0: refusée',
      says: ['Inès G a traité votre demande', 'Non signé'],
      leadsTo: closing.url,
    },
  ],
} satisfies { [Kind in MailKind]?: [mail: Mail<Kind>, expected: Expected] };
