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
  notAdministered: 'Vous n’administrez pas Kaskad\u00a0: une personne qui l’administre doit le demander.',
  access: {
    fields: {
      role: 'Rôle',
      can_access_yield: 'Accès à Yield',
      can_access_kaskad: 'Accès à Kaskad',
      can_access_yield_admin: 'Administration de Yield',
      can_access_kaskad_admin: 'Administration de Kaskad',
    },
    roles: { client: 'Client', cgp: 'CGP' },
    yes: 'Oui',
    no: 'Non',
    warnings: {
      administers:
        'Ce compte pourra lire les données de tous les clients du service, et y demander ou valider des modifications. Ses sessions ouvertes seront fermées.',
      in_use:
        'Ce client a un contrat en cours ou un versement à recevoir dans un service qui lui sera fermé\u00a0: il ne pourra plus le suivre.',
      nothing: 'Plus aucun service ne lui sera ouvert.',
    },
  },
} as const;
