export const workQueueTexts = {
  notFound: 'Ce travail n’est plus à faire.',
  changed: 'Un collègue a pris ou reporté ce travail entre-temps.',
  assigneeUnknown: 'Choisissez une personne de l’équipe.',
} as const;
