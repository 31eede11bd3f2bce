// Notices of messages: their content stays in the space of each, behind its sign-in. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import type { MailWords } from './mail-words.ts';

const answered: MailWords = {
  subject: 'Une réponse vous attend',
  preheader: 'Connectez-vous pour la lire.',
  title: 'Une réponse vous attend',
  paragraphs: [
    `L’équipe a répondu à votre message. Pour votre sécurité, la réponse ne figure pas dans cet e-mail${NBSP}: lisez-la dans votre espace, sous «${NBSP}Accompagnement${NBSP}».`,
  ],
};

const received: MailWords = {
  subject: 'Un client attend une réponse',
  preheader: 'Son message est dans le back-office.',
  title: 'Un client attend une réponse',
  paragraphs: ['Un client a écrit depuis son espace. Lisez-le et répondez-lui dans le back-office.'],
};

export const messageMailTexts = {
  answered,
  received,
  readButton: 'Lire la réponse',
  answerButton: 'Ouvrir l’échange',
} as const;
