const nbsp = '\u00a0';

export const navEntryTexts = {
  subtitle:
    'Saisie des VL de quelques jours, une ligne par stratégie. Rien n’est publié avant la validation.',
  lastDay: 'Dernier jour',
  unit: 'Saisie',
  units: { nav: 'VL', percent: 'Rendement en %' },
  grid: 'Valeurs à saisir',
  strategy: 'Stratégie',
  cell: (strategy: string, day: string) => `${strategy}, ${day}`,
  detail: 'Détail du calcul',
  detailFields: { gross: 'VL brute', accruals: 'Provisions', high_water_mark: 'Plus-haut' },
  detailCell: (field: string, cell: string) => `${field}, ${cell}`,
  same: 'VL publiée, inchangée',
  keys: 'Flèches ou Tab pour changer de case. Collez une plage copiée d’un tableur, avec ou sans ses jours et ses stratégies. Ctrl Z annule la dernière saisie.',
  leftOut: (count: number) =>
    count === 1
      ? `1${nbsp}valeur n’a pas été collée${nbsp}: sa stratégie ou son jour n’est pas affiché.`
      : `${count}${nbsp}valeurs n’ont pas été collées${nbsp}: leur stratégie ou leur jour n’est pas affiché.`,
  undo: 'Annuler la dernière saisie',
  failed: 'Les VL de ces jours n’ont pas pu être chargées',
  empty: 'Aucune stratégie pour le moment.',
  confirms: (strategy: string, day: string, value: string) => `${strategy} du ${day}${nbsp}: VL ${value}`,
  otherNavs: (count: number) => (count > 1 ? `${count} autres VL` : 'une autre VL'),
  value: (value: string) => `VL ${value}`,
  rate: (percent: string, days: number) => (days > 1 ? `${percent} sur ${days} jours` : percent),
  replaces: (published: string, percent: string) => `remplace ${published} (${percent})`,
  effects: 'Si vous publiez',
  unusual: 'Valeurs inhabituelles',
  unusualValue: (cell: string, warning: string) => `${cell}${nbsp}: ${warning}`,
  created: (count: number) => `${count} ${count > 1 ? 'VL nouvelles' : 'VL nouvelle'}`,
  changed: (count: number) => `${count} ${count > 1 ? 'VL publiées remplacées' : 'VL publiée remplacée'}`,
  orders: (count: number) =>
    `${count} ${count > 1 ? 'ordres en attente seront exécutés' : 'ordre en attente sera exécuté'}`,
  deals: (count: number) =>
    `${count} ${count > 1 ? 'opérations ont été exécutées' : 'opération a été exécutée'} aux VL remplacées`,
  statements: (count: number) =>
    `${count} ${count > 1 ? 'relevés téléchargés changent' : 'relevé téléchargé change'}`,
  nothing: 'Saisissez au moins une VL nouvelle.',
  checkFailed: 'Les contrôles n’ont pas pu être faits',
  retry: 'Réessayer',
  held: `Une demande en attente porte déjà sur un de ces jours${nbsp}:`,
  request: 'Voir la demande',
  pending: (maker: string) => `À valider, par ${maker}.`,
  future: 'Une VL à venir ne se saisit pas. Les derniers jours publiables sont affichés.',
  wrong: 'Corrigez ou videz les cases en erreur pour soumettre les autres.',
  reasonHelp: 'Pour la personne qui valide. Il est demandé pour chaque avertissement et chaque correction.',
  clientsTold:
    'Dès la validation, des VL publiées sont remplacées. Les clients dont une opération exécutée ou un relevé téléchargé change en sont avertis par e-mail.',
  message: 'Message aux clients concernés (facultatif)',
  messageHelp: 'Ajouté à l’e-mail de correction, envoyé une fois à la publication.',
  submit: 'Soumettre à validation',
  submitAlone: 'Publier',
  done: `VL soumises${nbsp}: un second utilisateur doit les valider.`,
  published: 'VL publiées.',
} as const;

/** Of what is typed and not submitted. */
export const draftTexts = {
  review: (count: number) =>
    count === 1 ? 'Vérifier et soumettre 1\u00a0valeur' : `Vérifier et soumettre ${count}\u00a0valeurs`,
  save: 'Enregistrer le brouillon',
  saved: 'Brouillon enregistré.',
  none: 'Aucun brouillon enregistré.',
  last: (author: string, time: string) => `Brouillon enregistré le ${time} par ${author}`,
  failed: 'Le brouillon n’a pas été enregistré',
  loadFailed: 'Les brouillons n’ont pas pu être chargés',
  note: (author: string) => `Brouillon, par ${author}`,
  refused: (by: string, reason: string) => `Refusée par ${by}${nbsp}: ${reason}`,
  conflict: 'Une autre personne a modifié ce brouillon',
  at: (strategy: string, day: string) => `${strategy}, ${day}`,
  emptied: 'Case vidée',
  gone: 'Supprimée ou soumise',
  by: (text: string, author: string, time: string) => `${text}, par ${author} le ${time}`,
} as const;
