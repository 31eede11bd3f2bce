// Emails about the result of an identity check. Punctuation is typographic (D27).
import type { MailWords } from './mail-words.ts';

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
} as const;
