// Emails to clients about their payments. Punctuation is typographic (D27).

import type { PayoutKind } from '@repo/domain/books';
import { NBSP } from '@repo/domain/format';
import { noPaymentDetails } from './contract-mails.texts.ts';
import type { MailWords } from './mail-words.ts';

interface PayoutCause {
  preheader: string;
  title: string;
  because: (strategy: string) => string;
  verb: 'rendu' | 'versé';
}

const payoutCauses: Readonly<Record<PayoutKind, PayoutCause>> = {
  renunciation: {
    preheader: 'À la suite de votre renonciation.',
    title: 'Votre paiement vous est rendu',
    because: (strategy) => `À la suite de votre renonciation au contrat ${strategy}`,
    verb: 'rendu',
  },
  closing: {
    preheader: 'À la suite de la clôture de votre contrat.',
    title: 'Votre versement est exécuté',
    because: (strategy) => `À la suite de la clôture de votre contrat ${strategy}`,
    verb: 'versé',
  },
  withdrawal: {
    preheader: 'À la suite de votre retrait.',
    title: 'Votre versement est exécuté',
    because: (strategy) => `À la suite de votre retrait du contrat ${strategy}`,
    verb: 'versé',
  },
  overpayment: {
    preheader: 'Le trop-perçu vous est rendu.',
    title: 'Votre trop-perçu vous est rendu',
    because: (strategy) => `Le montant reçu pour votre contrat ${strategy} dépassant celui qui était dû`,
    verb: 'rendu',
  },
  unmatched: {
    preheader: 'Votre paiement vous est rendu.',
    title: 'Votre paiement vous est rendu',
    because: () => 'Votre paiement n’ayant pu être rattaché à aucun contrat',
    verb: 'rendu',
  },
  kaskad_refund: {
    preheader: 'Votre paiement vous est rendu.',
    title: 'Votre paiement vous est rendu',
    because: () => 'À la suite de votre rétractation',
    verb: 'rendu',
  },
  correction: {
    preheader: 'À la suite de la correction d’une valeur.',
    title: 'Votre complément est versé',
    because: (strategy) =>
      `À la suite de la correction d’une valeur à laquelle votre contrat ${strategy} avait été exécuté`,
    verb: 'versé',
  },
};

const MAX_LISTED = 10;
/** The first ones, and how many more. */
const listed = (all: readonly string[]): string => {
  const more = all.length - MAX_LISTED;
  return [...all.slice(0, MAX_LISTED), ...(more > 0 ? [`et ${more} autres`] : [])].join(', ');
};

interface Reminder {
  strategy: string;
  poNumber: string;
  amount: string;
  refusal: string | null;
}

export const paymentMailTexts = {
  reminder: ({ strategy, poNumber, amount, refusal }: Reminder): MailWords => ({
    subject: `Votre contrat ${strategy} attend votre paiement`,
    preheader: `Il prend effet une fois les ${amount} reçus.`,
    title: 'Votre contrat attend votre paiement',
    paragraphs: [
      ...(refusal === null
        ? []
        : [`Nous n’avons pas pu accepter la dernière preuve de paiement que vous avez déposée. ${refusal}`]),
      `Vous avez signé le contrat ${strategy} (${poNumber}) et nous n’avons pas encore reçu votre paiement. Pour qu’il prenne effet, merci de verser ${amount}. L’IBAN ou l’adresse de destination, la référence à recopier et le code QR sont dans votre espace.`,
    ],
    notes: [
      `Si vous avez déjà payé, déposez ${refusal === null ? 'votre' : 'une nouvelle'} preuve de paiement dans «${NBSP}Mes documents${NBSP}».`,
      noPaymentDetails,
    ],
  }),
  proved: (strategy: string): MailWords => ({
    subject: `Preuve de paiement reçue pour ${strategy}`,
    preheader: 'Nous la vérifions et revenons vers vous.',
    title: 'Votre preuve de paiement est reçue',
    paragraphs: [
      `Nous avons bien reçu votre preuve de paiement pour le contrat ${strategy}. Nous la vérifions et revenons vers vous.`,
    ],
  }),
  checking: (strategy: string): MailWords => ({
    subject: `Votre paiement ${strategy} est en cours de vérification`,
    preheader: 'Vous n’avez rien à faire.',
    title: 'Votre paiement est en cours de vérification',
    paragraphs: [`Nous vérifions le paiement de votre contrat ${strategy}. Vous n’avez rien à faire.`],
  }),
  paid: (strategy: string, amount: string, day: string): MailWords => ({
    subject: `Votre paiement ${strategy} est validé`,
    preheader: 'Il est investi à la première valeur liquidative de ce jour ou après.',
    title: 'Votre paiement est validé',
    paragraphs: [
      `Nous avons reçu ${amount} pour votre contrat ${strategy}, au jour de valeur du ${day}. Ce montant est investi à la première valeur liquidative de ce jour ou après.`,
    ],
  }),
  short: (strategy: string, received: string, missing: string): MailWords => ({
    subject: `Votre paiement ${strategy} est incomplet`,
    preheader: `Il manque ${missing}.`,
    title: 'Votre paiement est incomplet',
    paragraphs: [
      `Nous avons reçu ${received} pour votre contrat ${strategy}. Il manque ${missing} pour atteindre le montant signé.`,
      'Rien n’est investi tant que le complément n’est pas reçu. Vous pouvez l’envoyer avec la même référence.',
    ],
  }),
  detailsChanged: (strategy: string): MailWords => ({
    subject: `Nos coordonnées de paiement ${strategy} ont changé`,
    preheader: 'Ne payez plus sur les anciennes.',
    title: 'Nos coordonnées ont changé',
    paragraphs: [
      `Les coordonnées de paiement de ${strategy} ont changé. Vous avez un contrat à payer${NBSP}: ne payez plus sur l’ancien compte ni à l’ancienne adresse.`,
      `Les nouvelles sont dans votre espace, sous «${NBSP}Mes documents${NBSP}», par «${NBSP}Payer${NBSP}». Si vous avez déjà payé, vous n’avez rien à faire.`,
    ],
  }),
  rectified: ({
    strategy,
    poNumber,
    before,
    after,
    reason,
  }: {
    strategy: string;
    poNumber: string;
    before: string;
    after: string;
    reason: string;
  }): MailWords => ({
    subject: `Votre paiement ${strategy} est corrigé`,
    preheader: `${before} → ${after}`,
    title: 'Votre paiement est corrigé',
    paragraphs: [
      `Le paiement de votre contrat ${strategy} (${poNumber}) est corrigé\u00a0: ${before} → ${after}.`,
      `Motif\u00a0: ${reason}`,
      'Vos parts, votre portefeuille et vos relevés en tiennent compte dès maintenant. Les deux écritures restent visibles.',
    ],
  }),
  corrected: ({
    values,
    contracts,
    statements,
    message = null,
  }: Readonly<Record<'values' | 'contracts' | 'statements', readonly string[]>> & {
    readonly message?: string | null;
  }): MailWords => ({
    subject: 'Une valeur de votre portefeuille est corrigée',
    preheader: values[0] ?? '',
    title: 'Une valeur de votre portefeuille est corrigée',
    paragraphs: [
      `Correction${NBSP}: ${listed(values)}. La valeur de votre portefeuille en tient compte dès maintenant.`,
      ...(message === null ? [] : [message]),
      ...(contracts.length === 0
        ? []
        : [
            `Des opérations y avaient été exécutées (${listed(contracts)}). Leurs parts et leurs montants ne changent pas d’office${NBSP}: nous examinons l’écart et vous écrivons s’il est rectifié.`,
          ]),
      ...(statements.length === 0
        ? []
        : [
            `Des relevés que vous avez téléchargés ont d’autres chiffres${NBSP}: ${listed(statements)}. Leur prochain téléchargement est un relevé rectificatif.`,
          ]),
    ],
  }),
  refused: (strategy: string, refusal: string): MailWords => ({
    subject: `Votre preuve de paiement ${strategy} n’a pas été acceptée`,
    preheader: 'Merci d’en déposer une nouvelle.',
    title: 'Votre preuve de paiement n’a pas été acceptée',
    paragraphs: [
      `Nous n’avons pas pu accepter la preuve de paiement de votre contrat ${strategy}.`,
      refusal,
      `Merci d’en déposer une nouvelle dans «${NBSP}Mes documents${NBSP}».`,
    ],
  }),
  /** `strategy` is null for money that was never attached to a contract. */
  payout: (payout: {
    cause: PayoutKind;
    strategy: string | null;
    amount: string;
    day: string;
  }): MailWords => ({
    subject: `Votre versement de ${payout.amount} est exécuté`,
    preheader: payoutCauses[payout.cause].preheader,
    title: payoutCauses[payout.cause].title,
    paragraphs: [
      `${payoutCauses[payout.cause].because(payout.strategy ?? '')}, nous vous avons ${payoutCauses[payout.cause].verb} ${payout.amount} le ${payout.day}.`,
    ],
  }),
  payoutReturned: ({
    amount,
    paidOn,
    sentBackOn,
  }: Readonly<Record<'amount' | 'paidOn' | 'sentBackOn', string>>): MailWords => ({
    subject: `Votre versement de ${amount} nous a été renvoyé par la banque`,
    preheader: 'Cette somme vous reste due. Vérifiez vos coordonnées de versement.',
    title: 'Votre versement nous a été renvoyé',
    paragraphs: [
      `Le virement de ${amount} du ${paidOn} nous a été renvoyé par la banque le ${sentBackOn}. Cette somme vous reste due.`,
      'Si ce compte n’est plus le vôtre, ou si son IBAN est erroné, déclarez-en un autre dans votre profil, sous «\u00a0Coordonnées de versement\u00a0»\u00a0: il est utilisable 48\u00a0heures après.',
      'Nous vous contactons avant de vous la verser de nouveau.',
    ],
  }),
  payoutRows: {
    contract: 'Contrat',
    account: 'Vers',
    reference: 'Référence du versement',
    returned: 'Motif de la banque',
  },
} as const;
