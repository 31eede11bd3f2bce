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
