const problems: Readonly<Record<string, string>> = {
  missing: 'des mouvements manquent',
  order: 'il ne suit pas le mouvement précédent',
  changed: 'il a été modifié',
  holder: 'son titulaire a été modifié',
  units: 'sa quantité ou son contrat ne sont pas ceux des livres',
  trail: 'il n’est pas celui que le journal d’audit a noté',
};

export const toolTexts = {
  holders: 'État des titulaires',
  holdersIntro: 'Les titulaires et leurs parts à la fin du jour choisi, d’après le registre.',
  holdersFailed: 'L’état n’a pas pu être téléchargé',
  saved: (name: string) => `${name} téléchargé.`,
  on: 'Titulaires au',
  knownOn: 'Tel qu’inscrit au',
  knownOnHelp:
    'Les inscriptions faites après ce jour ne comptent pas. Gardez aujourd’hui, sauf pour retrouver un état déjà remis.',
  pdf: 'Télécharger le PDF',
  csv: 'CSV',
  check: 'Contrôle du registre',
  checkIntro:
    'Le contrôle vérifie les numéros et les empreintes des mouvements inscrits, et rapproche les quantités de celles des livres. Il a aussi lieu chaque nuit.',
  checkFailed: 'Le contrôle n’a pas pu être chargé',
  runCheck: 'Contrôler maintenant',
  never: 'Le registre n’a pas encore été contrôlé.',
  checkedAt: (at: string, isNightly: boolean) =>
    isNightly ? `Contrôle de nuit du ${at}` : `Contrôle du ${at}`,
  whole: (entries: number) =>
    entries === 1
      ? 'Registre intact\u00a0: 1 mouvement inscrit.'
      : `Registre intact\u00a0: ${entries} mouvements inscrits.`,
  broken: 'Le registre n’est pas intact.',
  fault: (id: string, number: number, problem: string) =>
    `${id}, mouvement n° ${number}\u00a0: ${problems[problem] ?? problem}`,
  ledger: 'Parts des livres',
  entered: 'Inscrites',
  toEnter: 'À inscrire',
  difference: 'Différence',
  erased: 'Contrat effacé',
  contract: (ledger: string, register: string) => `livres ${ledger}, registre ${register}`,
} as const;
