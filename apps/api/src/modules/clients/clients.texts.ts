export const clientsTexts = {
  changed: 'Cette fiche a été modifiée depuis que vous l’avez ouverte.',
  unchanged: 'Rien n’a changé.',
  closed: 'Ce compte est fermé\u00a0: plus rien n’y change.',
  alreadyLocked: 'Ce compte est déjà bloqué.',
  notLocked: 'Ce compte n’est pas bloqué.',
  locked: 'Ce compte est bloqué\u00a0: débloquez-le d’abord.',
  noSession: 'Aucun appareil n’est connecté.',
  ownAccount: 'C’est votre propre compte\u00a0: une autre personne doit le faire.',
  staffAccount: 'Ce compte administre un service\u00a0: seul un super administrateur peut agir dessus.',
  notAdministered: 'Vous n’administrez pas Kaskad\u00a0: une personne qui l’administre doit le demander.',
  emailPlanned: 'Une autre adresse attend déjà son heure.',
  factorsPlanned:
    'Le retrait de ses moyens de vérification attend son heure\u00a0: les deux à la fois remettraient le compte à qui les demande.',
  noEmailPlanned: 'Aucune adresse n’attend plus son heure\u00a0: elle est utilisée, ou déjà arrêtée.',
  payoutsNotHeld: 'Les versements de ce client ne sont pas suspendus.',
  payouts: {
    state: 'Versements',
    held: (day: string) => `Suspendus depuis le ${day}`,
    released: 'Repris',
    about: 'Signalé par le client',
    warnings: {
      disputed:
        'Le client a signalé par «\u00a0Ce n’est pas moi\u00a0» une opération qui ne vient pas de lui\u00a0: son identité doit avoir été vérifiée autrement que par e-mail, et ses coordonnées de versement avec lui.',
      unopened: 'Le client n’a pas encore choisi de nouveau mot de passe.',
    },
  },
  email: {
    address: 'Adresse e-mail',
    from: 'Utilisée',
    hours: (hours: number) => `${hours}\u00a0heures après la validation`,
    same: 'C’est déjà son adresse.',
    taken: 'Cette adresse est celle d’un autre compte.',
    shut: 'Le compte est bloqué ou fermé.',
    warnings: {
      mailbox:
        'Qui lit cette boîte peut entrer dans le compte\u00a0: l’identité du client doit avoir été vérifiée autrement que par e-mail.',
    },
  },
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
  viewOfStaff: 'Ce compte est celui d’un membre de l’équipe\u00a0: son espace ne se consulte pas.',
  viewOfClosed: 'Ce compte est bloqué ou fermé\u00a0: son espace ne s’ouvre plus.',
  viewOfLeaving: 'Le client a demandé la suppression de son compte\u00a0: son espace ne se consulte plus.',
  viewWithoutYield: 'Ce client n’a pas accès à ce service\u00a0: il n’y a pas d’espace à consulter.',
} as const;
