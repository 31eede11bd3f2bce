import { NBSP } from '@repo/domain/format';

/** Statements and files for a spreadsheet, on « Mes documents ». */
export const statementsTexts = {
  title: 'Relevés',
  about: (currency: string) =>
    `Le solde au début et à la fin de chaque mois ou année, ce qui l’a fait varier et chaque mouvement, en ${currency}. Documents informatifs.`,
  year: 'Année',
  period: 'Relevé',
  wholeYear: 'Année entière',
  rectified: (label: string) => `${label} (rectificatif)`,
  rectifiedHelp:
    'Ce relevé est rectificatif\u00a0: il remplace celui que vous avez téléchargé, et indique ce qui a changé et pourquoi.',
  download: 'Télécharger le relevé',
  preparing: 'Préparation…',
  saved: (name: string) => `${name} a été téléchargé.`,
  failed: 'Le relevé n’a pas pu être préparé. Vérifiez votre connexion, puis réessayez.',
  loadFailed: 'Impossible de charger vos relevés.',
  loadSafe: 'Vos contrats ne sont pas touchés.',
  next: (month: string, day: string) => `Prochain relevé${NBSP}: ${month}, disponible le ${day}.`,
  nextAwaited: (month: string) =>
    `Prochain relevé${NBSP}: ${month}, disponible dès la publication de ses valeurs liquidatives.`,
  first: (day: string) => `Votre premier relevé sera disponible le ${day}.`,
  firstAwaited: (month: string) =>
    `Votre premier relevé sera disponible dès la publication des valeurs liquidatives de ${month}.`,
  none: 'Votre premier relevé sera disponible le mois suivant votre premier paiement.',
  replaced: {
    title: 'Relevés remplacés',
    about: 'Un relevé rectificatif remplace chacun d’eux. Ils restent tels que vous les avez téléchargés.',
    year: (year: string) => `Année ${year}`,
    issue: (period: string, currency: string, day: string) =>
      `${period} en ${currency}, téléchargé le ${day}`,
  },
  yearly: {
    title: 'Documents de l’année',
    names: {
      cost_statement: (year: string) => `Récapitulatif des frais ${year}`,
      tax_file: (year: string) => `Dossier fiscal ${year}`,
    },
    details: {
      cost_statement: 'ce que votre argent vous a coûté, en euros',
      tax_file: 'les chiffres de vos sorties, pour préparer votre déclaration',
    },
    provisional: 'année en cours, chiffres provisoires',
    formats: { pdf: 'PDF', csv: 'CSV' },
    button: (name: string, format: string) => `${name}, ${format}`,
    failed: 'Le document n’a pas pu être préparé. Vérifiez votre connexion, puis réessayez.',
  },
  /** Before a tax file is made. */
  elsewhere: {
    open: 'Compléter',
    openNamed: (name: string) => `Compléter, ${name}`,
    title: (year: string) => `Dossier fiscal ${year}${NBSP}: ce que vous détenez ailleurs`,
    intro: `Le calcul d’une plus-value compte tous vos actifs numériques, ici et ailleurs. Indiquez, à la date de chaque sortie, ceux que vous détenez ailleurs. Laissez vide s’il n’y en a pas. Une fois que vous en indiquez, indiquez-les aussi à chaque sortie suivante. Ces montants servent à ce document et ne sont pas conservés.`,
    disposal: (day: string, number: string, price: string) => `Sortie du ${day}, ${number}, ${price}`,
    value: 'Valeur ailleurs, ce jour-là',
    cost: 'Prix d’acquisition ailleurs',
    costHelp: 'Moins les fractions déjà déduites lors de vos cessions ailleurs.',
    wrong: 'Indiquez les deux montants en euros, par exemple 1 500,50, ou laissez les deux vides.',
    blank: 'Indiquez aussi ce que vous déteniez ailleurs à cette sortie, 0 si vous n’aviez plus rien.',
    format: 'Format',
    cancel: 'Annuler',
    download: 'Télécharger le dossier',
    none: 'Aucune sortie à cette date\u00a0: il n’y a rien à compléter.',
    loadFailed: 'Impossible de charger vos sorties.',
    failed: 'Le dossier n’a pas pu être préparé. Ce que vous avez saisi est toujours là\u00a0: recommencez.',
  },
  exports: {
    title: 'Exports',
    about: 'Pour un tableur ou votre comptable, jusqu’au dernier jour connu.',
    formats: { csv: 'CSV', xlsx: 'XLSX' },
    tables: { contracts: 'Contrats', flows: 'Mouvements', yields: 'Rendements mensuels' },
    details: {
      contracts: 'ce qui a été versé, ce que chacun vaut, valeurs de part (VL) et taux datés',
      flows: 'paiements, retraits, remboursements, parts et frais',
      yields: 'par contrat et par mois, de l’ouverture à la clôture',
    },
    button: (table: string, format: string) => `${table}, ${format}`,
    failed: 'Le fichier n’a pas pu être préparé. Vérifiez votre connexion, puis réessayez.',
  },
} as const;
