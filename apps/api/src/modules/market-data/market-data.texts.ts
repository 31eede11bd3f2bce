/** What an administrator reads about an imported file. Typographic French: ’ and no-break spaces. */
export const importTexts = {
  emptyFile: 'Le fichier est vide.',
  tooManyLines: (maxLines: string) => `Le fichier dépasse ${maxLines} lignes.`,
  fileMissing: 'Aucun fichier n’a été envoyé.',
  planNotFound: 'Cet import est introuvable.',
  planHasErrors: 'Ce fichier contient des erreurs : corrigez-les, puis importez-le de nouveau.',
  notAuthor: 'Seule la personne qui a vérifié ce fichier peut l’importer.',
  alreadyPublished: 'Ce fichier est déjà publié.',
  nothingToPublish: 'Toutes les valeurs de ce fichier sont déjà publiées.',
  dataMoved: 'Les données ont changé depuis l’aperçu. Vérifiez-le de nouveau avant de confirmer.',
  notText:
    'Ce fichier n’est pas du texte\u00a0: enregistrez-le au format CSV depuis votre tableur, puis envoyez ce fichier.',
  unsafeName: 'Le nom du fichier n’est pas valable.',
  brokenZip:
    'Cette archive ZIP est abîmée\u00a0: téléchargez-la de nouveau, ou envoyez le fichier qu’elle contient.',
  severalFiles: 'Cette archive ZIP doit contenir un seul fichier\u00a0: envoyez celui à importer.',
  spreadsheet:
    'Ce fichier est un classeur Excel\u00a0: enregistrez-le au format CSV, puis envoyez ce fichier.',
  notEcbXml: 'Ce fichier XML n’est pas un fichier de taux de la BCE.',
  brokenXml: 'Ce fichier XML est mal formé à cette ligne\u00a0: téléchargez-le de nouveau.',
  ratesOff: 'L’import automatique des taux est désactivé sur cette installation.',
  brokenQuotes:
    'Un guillemet ouvert n’est pas refermé, ou se trouve au milieu d’une cellule\u00a0: supprimez-le, ou enregistrez de nouveau le fichier depuis votre tableur.',
  oversizeLine: 'Cette ligne est trop longue.',
  noData: 'Le fichier ne contient aucune donnée sous son en-tête.',
  missingColumns: (missing: string) =>
    `L’en-tête doit contenir\u00a0: ${missing}. Le modèle à télécharger montre ces colonnes.`,
  columnTwice: (column: string) => `L’en-tête contient deux fois la colonne « ${column} ».`,
  columnCount: (found: number, expected: number) =>
    `Cette ligne compte ${found} cellules au lieu de ${expected}\u00a0: vérifiez ses séparateurs.`,
  badDate: (cell: string) => `La date « ${cell} » n’existe pas (attendu : jj/mm/aaaa ou aaaa-mm-jj).`,
  badMappedDate: (cell: string, example: string) =>
    `La date « ${cell} » n’est pas de la forme ${example}\u00a0: corrigez-la, ou choisissez un autre format de date.`,
  dateExamples: {
    'dd/mm/yyyy': '31/01/2026',
    'yyyy-mm-dd': '2026-01-31',
    unix_seconds: '1767571200',
    unix_ms: '1767571200000',
    unix_us: '1767571200000000',
  },
  futureDate: (cell: string) => `La date « ${cell} » est dans le futur.`,
  unknownStrategy: (cell: string, known: string) =>
    `La stratégie « ${cell} » n’existe pas (attendu : ${known}).`,
  unknownPair: (cell: string, known: string) => `La paire « ${cell} » n’est pas suivie (attendu : ${known}).`,
  badNumber: (column: string, cell: string) =>
    `La valeur « ${cell} » (${column}) n’est pas un nombre\u00a0: écrivez-la sans unité, par exemple 1010,5.`,
  notPositive: (column: string, cell: string) =>
    `La valeur « ${cell} » (${column}) doit être supérieure à 0.`,
  tooManyDecimals: (column: string, cell: string, max: number) =>
    `La valeur « ${cell} » (${column}) a plus de ${max} décimales\u00a0: arrondissez-la.`,
  otherSeparator: (column: string, cell: string) =>
    `La valeur « ${cell} » (${column}) n’a pas le séparateur décimal choisi\u00a0: corrigez-la, ou changez-le à l’étape Colonnes.`,
  duplicate: (series: string, day: string, line: number) =>
    `${series} au ${day} figure déjà à la ligne ${line}\u00a0: gardez une seule valeur par jour.`,
  noValue: (series: string) => `${series}\u00a0: aucune valeur ce jour-là.`,
  dayNotOver: (day: string) =>
    `La journée du ${day} n’est pas terminée\u00a0: son cours de clôture n’existe pas encore.`,
  mappedColumnMissing: (column: string) =>
    `La colonne « ${column} » n’est pas dans ce fichier\u00a0: choisissez-la à l’étape Colonnes.`,
  unnamedColumn: (rank: number) => `Colonne ${rank}`,
  reasonColumn: 'Motif du refus',
  badMapping: 'Ces colonnes ne sont pas valables\u00a0: choisissez celle de la date et celle de la valeur.',
  errorsNotFound: 'Ce fichier n’a pas de lignes refusées à télécharger.',
  errorsFileName: 'lignes-refusees',
  otherIgnored: (count: number) =>
    count > 1 ? `Et ${count} autres lignes ignorées.` : 'Et 1 autre ligne ignorée.',
  otherErrors: (count: number) => `Et ${count} autres lignes en erreur.`,
  otherWarnings: (count: number) =>
    count > 1 ? `Et ${count} autres avertissements.` : 'Et 1 autre avertissement.',
  rateJump: (pair: string, day: string, change: string) =>
    `${pair} au ${day}\u00a0: ${change} depuis le cours précédent. Vérifiez la paire et son sens.`,
  inColumn: (problem: string) => `${problem} (colonne date)`,
} as const;

/** The lines that show what NAVs would change in the value of contracts. */
export const navEffectTexts = {
  effect: (strategy: string, day: string, contracts: number) =>
    `${strategy}, ${contracts} ${contracts > 1 ? 'contrats' : 'contrat'} au ${day}`,
  example: (number: string, client: string, day: string) => `${number}, ${client}, au ${day}`,
  valued: (after: string, difference: string) => `${after} (${difference})`,
  noRate: 'Aucun taux de change en euros ce jour',
  others: 'Autres contrats',
  lesser: (count: number) => `${count}, dont la valeur change moins`,
} as const;
