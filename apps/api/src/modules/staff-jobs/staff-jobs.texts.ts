import { NBSP } from '@repo/domain/format';

export const staffJobsTexts = {
  notFound: 'Ce travail n’existe plus\u00a0: un export est gardé 24 heures.',
  ended: 'Ce travail est déjà terminé.',
  tooMany: `Cinq de vos exports sont déjà en préparation${NBSP}: attendez la fin de l’un d’eux, ou annulez-le.`,
  noDeadJob: 'Aucun travail de ce traitement n’est en échec.',
} as const;
