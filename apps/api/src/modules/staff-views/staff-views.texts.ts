import { viewsPerScreen } from '@repo/domain/staff-views';

export const staffViewsTexts = {
  notFound: 'Cette vue n’existe plus ou n’est plus partagée.',
  notYours: 'Seul le propriétaire de cette vue peut la modifier.',
  changed: 'Cette vue a été modifiée entre-temps. Actualisez la page avant de recommencer.',
  tooMany: `Vous avez déjà ${viewsPerScreen} vues sur cette liste. Supprimez-en une avant d’en enregistrer une autre.`,
  nameMissing: 'Veuillez saisir le nom de la vue.',
  nameTaken: 'Vous avez déjà une vue de ce nom sur cette liste.',
} as const;
