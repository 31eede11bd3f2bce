// Emails to clients about their payments. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import type { MailWords } from './mail-words.ts';

export const paymentMailTexts = {
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
  returned: (strategy: string, amount: string, day: string): MailWords => ({
    subject: `Votre paiement ${strategy} vous est rendu`,
    preheader: 'À la suite de votre renonciation.',
    title: 'Votre paiement vous est rendu',
    paragraphs: [
      `À la suite de votre renonciation au contrat ${strategy}, nous vous avons rendu ${amount} le ${day}.`,
    ],
  }),
  reference: 'Référence du remboursement',
} as const;
