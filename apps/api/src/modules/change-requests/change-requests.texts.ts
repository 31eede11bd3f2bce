const nbsp = '\u00a0';

export const changeRequestsTexts = {
  notFound: 'Cette demande est introuvable.',
  noApprover: 'Personne d’autre ne peut valider cette demande.',
  alreadyPending: 'Une demande identique attend déjà d’être validée.',
  decided: 'Cette demande a déjà été décidée.',
  expired: 'Cette demande a expiré.',
  stale: 'La donnée a changé depuis la demande.',
  makerGone:
    'La personne qui a fait cette demande n’a plus les droits pour la faire. Refaites la demande en votre nom.',
  ownRequest: `C’est votre demande${nbsp}: un second utilisateur doit la valider ou la refuser.`,
  aboutYou: 'Cette demande vous concerne. Un second utilisateur doit la valider ou la refuser.',
  notYours: 'Seule la personne qui a fait cette demande peut l’annuler.',
} as const;
