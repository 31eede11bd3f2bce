// Emails about the result of an identity check. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import type { MailWords } from './mail-words.ts';

interface Expiring {
  document: string;
  day: string;
  isExpired: boolean;
  isIdentity: boolean;
}

export const kycMailTexts = {
  accepted: (brand: string): MailWords => ({
    subject: 'Votre identité est vérifiée',
    preheader: 'Votre compte est entièrement ouvert.',
    title: 'Votre identité est vérifiée',
    paragraphs: [
      `La vérification de votre identité est terminée. Votre compte ${brand} est entièrement ouvert.`,
    ],
  }),
  /** `comment`: the words meant for the person, as the provider wrote them; those for staff are never mailed. */
  refused: ({ comment, canRetry }: { comment: string | null; canRetry: boolean }): MailWords => ({
    subject: 'Votre identité n’a pas pu être vérifiée',
    preheader: canRetry ? 'Vous pouvez présenter de nouveaux documents.' : 'Nous restons à votre écoute.',
    title: 'Votre identité n’a pas pu être vérifiée',
    paragraphs: [
      'Les documents que vous avez présentés n’ont pas été acceptés.',
      ...(comment === null ? [] : [comment]),
      canRetry
        ? 'Connectez-vous pour présenter de nouveaux documents.'
        : 'Cette décision est définitive. Pour toute question, contactez-nous.',
    ],
  }),
  reminder: (brand: string, { hasFailed }: { hasFailed: boolean }): MailWords => ({
    subject: 'Terminez la vérification de votre identité',
    preheader: 'Quelques minutes suffisent.',
    title: 'Votre identité reste à vérifier',
    paragraphs: [
      hasFailed
        ? 'La vérification de votre identité s’est interrompue pour une raison technique. Vous pouvez la reprendre.'
        : `La vérification de votre identité n’est pas terminée. Votre compte ${brand} s’ouvrira entièrement ensuite.`,
      'Munissez-vous d’une pièce d’identité en cours de validité, puis connectez-vous.',
    ],
  }),
  toCorrect: (message: string): MailWords => ({
    subject: 'Votre pièce d’identité est à renvoyer',
    preheader: 'Nous n’avons pas pu l’accepter.',
    title: 'Votre pièce d’identité est à renvoyer',
    paragraphs: [
      'Nous n’avons pas pu accepter la pièce que vous avez présentée.',
      message,
      'Connectez-vous pour en présenter une autre.',
    ],
  }),
  reopened: {
    subject: 'Vous pouvez de nouveau présenter votre identité',
    preheader: 'Un nouvel essai vous est ouvert.',
    title: 'Un nouvel essai vous est ouvert',
    paragraphs: [
      'Votre identité n’avait pas pu être vérifiée. Vous pouvez présenter de nouveaux documents\u00a0: connectez-vous.',
    ],
  },
  documents: (count: number): MailWords => ({
    subject:
      count === 1
        ? 'Un document de votre société est à renvoyer'
        : 'Des documents de votre société sont à renvoyer',
    preheader: 'Nous n’avons pas pu les accepter en l’état.',
    title: count === 1 ? 'Un document est à renvoyer' : `${count} documents sont à renvoyer`,
    paragraphs: [
      'Nous avons examiné les documents de votre société. Voici ce qui est à corriger. Vous pouvez les renvoyer depuis votre espace.',
    ],
  }),
  expiring: ({ document, day, isExpired, isIdentity }: Expiring): MailWords => ({
    subject: isExpired
      ? `${document}${NBSP}: document expiré`
      : `${document}${NBSP}: à renouveler avant le ${day}`,
    preheader: isExpired ? 'Envoyez-nous le nouveau.' : `Valable jusqu’au ${day}.`,
    title: isExpired ? 'Un de vos documents a expiré' : 'Un de vos documents expire bientôt',
    paragraphs: [
      isExpired
        ? `Le document «${NBSP}${document}${NBSP}» que nous avons de vous n’est plus valable depuis le ${day}.`
        : `Le document «${NBSP}${document}${NBSP}» que nous avons de vous est valable jusqu’au ${day}.`,
      isIdentity
        ? `Dès que vous avez le nouveau, écrivez-nous depuis «${NBSP}Accompagnement${NBSP}» en le joignant.`
        : 'Envoyez le nouveau depuis votre profil.',
    ],
  }),
} as const;
