// Words of the import of grants, and the columns of its file. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';

const origins = {
  bspce: ['BSPCE'],
  aga: ['AGA', 'Actions gratuites'],
  advisor: ['Conseil'],
  airdrop: ['Airdrop', 'Distribution gratuite'],
} as const;

export const grantImportTexts = {
  columns: {
    email: 'E-mail',
    symbol: 'Symbole',
    origin: 'Origine',
    grantedOn: 'Attribuée le',
    total: 'Total',
    shape: 'Forme',
    start: 'Début',
    months: 'Durée (mois)',
    step: 'Pas (mois)',
    cliff: 'Falaise (mois)',
    initial: 'Déblocage initial (%)',
    weights: 'Proportions',
    tranches: 'Tranches',
  },
  ofLockUp: (column: string) => `Blocage${NBSP}: ${column}`,
  origins,
  badDay: (written: string) =>
    `«${NBSP}${written}${NBSP}» n’est pas une date du calendrier${NBSP}: écrivez JJ/MM/AAAA.`,
  badNumber: (column: string, written: string) =>
    `«${NBSP}${written}${NBSP}» n’est pas un nombre de la colonne ${column}.`,
  badWord: (column: string, written: string) =>
    `«${NBSP}${written}${NBSP}» n’est pas une valeur de la colonne ${column}.`,
  badStep: 'Le pas est de 1, 3, 6 ou 12 mois.',
  badTranche: (written: string) =>
    `«${NBSP}${written}${NBSP}» n’est pas une tranche${NBSP}: écrivez une date, le signe égal et des unités.`,
  unknownSymbol: (written: string) => `«${NBSP}${written}${NBSP}» n’est le symbole d’aucune classe.`,
  atLine: (line: number, message: string) => `Ligne ${line}${NBSP}: ${message}`,
} as const;
