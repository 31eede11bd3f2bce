export const staffJobsTexts = {
  notFound: 'Ce travail n’existe plus\u00a0: un export est gardé 24 heures.',
  ended: 'Ce travail est déjà terminé.',
  noDeadJob: 'Aucun travail de cette file n’est en échec.',
} as const;
