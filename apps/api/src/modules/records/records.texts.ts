export const recordsTexts = {
  recordNotFound: 'Cette fiche n’existe pas ou n’existe plus.',
  noteNotFound: 'Cette note n’existe plus.',
  noteNotYours: 'Seul l’auteur d’une note peut la modifier ou la supprimer.',
  noteChanged: 'Cette note a été modifiée entre-temps.',
  taskNotFound: 'Cette tâche n’existe plus.',
  taskChanged: 'Cette tâche a été modifiée entre-temps.',
  assigneeUnknown: 'Choisissez une personne de l’équipe qui peut ouvrir cette fiche.',
} as const;
