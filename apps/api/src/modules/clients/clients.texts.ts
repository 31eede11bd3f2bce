export const clientsTexts = {
  changed: 'Cette fiche a été modifiée depuis que vous l’avez ouverte.',
  unchanged: 'Rien n’a changé.',
  closed: 'Ce compte est fermé\u00a0: plus rien n’y change.',
  alreadyLocked: 'Ce compte est déjà bloqué.',
  notLocked: 'Ce compte n’est pas bloqué.',
  locked: 'Ce compte est bloqué\u00a0: débloquez-le d’abord.',
  noSession: 'Aucun appareil n’est connecté.',
  noAdviser: 'Ce commercial ne peut pas recevoir de client.',
  ownAccount: 'C’est votre propre compte\u00a0: une autre personne doit le faire.',
  staffAccount: 'Ce compte administre un service\u00a0: seul un super administrateur peut agir dessus.',
} as const;
