import { NBSP } from '@repo/domain/format';

export const outboxTexts = {
  title: 'Boîte d’envoi locale',
  intro: 'Rien ne quitte cette machine. Les 50 derniers messages sont ici, le plus récent d’abord.',
  empty: 'Aucun message pour l’instant.',
  to: (recipient: string) => `À ${recipient}`,
  html: 'Comme un logiciel de messagerie le montre',
  alone: 'L’ouvrir seul',
  text: 'En texte',
  attachment: 'pièce jointe',
  sent: 'envoyé',
  muted: 'désactivé par son destinataire',
  waiting: 'en attente',
  retrying: (attempts: number, reason: string) => `en attente, ${attempts} essais (${reason})`,
  givenUp: (reason: string) => `abandonné${NBSP}: ${reason}`,
} as const;
