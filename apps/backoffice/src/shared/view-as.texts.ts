export const viewAsTexts = {
  open: 'Voir comme le client',
  title: (name: string) => `Voir l’espace de ${name}`,
  intro:
    'Son espace s’ouvre dans un nouvel onglet, en lecture seule, pour 30\u00a0minutes au plus. Il lira dans «\u00a0Accès à mon espace\u00a0» la date, votre fonction et le motif, pas votre nom.',
  reason: 'Motif',
  details: 'Précisions',
  detailsHelp: 'Le client lit ce texte.',
  submit: 'Ouvrir son espace',
  blocked: 'Votre navigateur a bloqué l’onglet\u00a0: ouvrez-le par ce lien, dans les deux minutes.',
} as const;
