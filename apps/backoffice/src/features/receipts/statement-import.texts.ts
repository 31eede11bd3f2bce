import type { components } from '@repo/api-sdk';

type Schemas = components['schemas'];
type Counts = Schemas['StatementCounts'];

const nbsp = '\u00a0';

export const statementTexts = {
  title: 'Importer un relevé',
  back: 'Retour au rapprochement',
  match: 'Rapprocher ces encaissements',
  steps: ['Fichier', 'Colonnes', 'Vérification', 'Confirmation'],
  file: 'Relevé de la banque',
  fileHelp: 'CAMT.053 (XML) ou CSV, 10 Mo au plus. Rien n’est écrit avant la dernière étape.',
  fileMissing: 'Merci de joindre un fichier.',
  fileRefused: 'Ce fichier n’est ni un XML ni un CSV.',
  accountMissing: 'Merci de choisir un compte.',
  next: 'Continuer',
  check: 'Vérifier le fichier',
  otherFile: 'Choisir un autre fichier',
  columnsIntro: 'Le nom des colonnes dans la première ligne du fichier. Ils sont gardés pour ce compte.',
  columnsMissing: 'Merci d’indiquer la date, le libellé, et soit le montant, soit le crédit et le débit.',
  bookingDay: 'Date',
  valueDay: 'Date de valeur',
  wording: 'Libellé',
  signed: 'Montant signé',
  credit: 'Crédit',
  debit: 'Débit',
  partyName: 'Nom du payeur',
  partyAccount: 'IBAN du payeur',
  reference: 'Référence de la banque',
  balance: 'Solde après l’écriture',
  delimiter: 'Séparateur',
  delimiters: { ';': 'Point-virgule', ',': 'Virgule', '\t': 'Tabulation' },
  date: 'Dates',
  dates: { 'dd/mm/yyyy': '31/01/2026', 'yyyy-mm-dd': '2026-01-31' },
  encoding: 'Encodage',
  encodings: { 'utf-8': 'UTF-8', 'iso-8859-1': 'ISO-8859-1 (Windows)' },
  imported: 'Ce fichier a déjà été importé',
  importedHelp: 'Voici ce qu’il a donné. Rien n’est importé une seconde fois.',
  errors: 'Lignes en erreur',
  errorsTitle: (count: number) => (count === 1 ? '1 ligne en erreur' : `${count} lignes en erreur`),
  errorsHelp: 'Rien ne peut être importé tant que le fichier n’est pas corrigé.',
  line: 'Ligne',
  problem: 'Problème',
  lines: 'Écritures du relevé',
  day: 'Date de valeur',
  party: 'Payeur ou bénéficiaire',
  amount: 'Montant',
  outcome: 'Effet',
  period: (from: string, to: string) => `Du ${from} au ${to}`,
  openingBalance: (amount: string, day: string) => `Solde d’ouverture ${amount} au ${day}`,
  closingBalance: (amount: string, day: string) => `Solde de clôture ${amount} au ${day}`,
  importSome: (count: number) =>
    count === 1 ? 'Importer 1 encaissement' : `Importer ${count}${nbsp}encaissements`,
  importNone: 'Enregistrer le solde',
  done: 'Relevé importé.',
  doneTitle: 'Relevé importé',
  nextFile: 'Importer un autre relevé',
} as const;

export const countTexts: Readonly<Record<keyof Counts, string>> = {
  created: 'Nouveaux',
  similar: 'Nouveaux, à vérifier',
  known: 'Déjà importés',
  typed: 'Déjà saisis',
  payout: 'Versements exécutés',
  unknown_debit: 'Débits à qualifier',
  pending: 'Pas encore comptabilisés',
};

export const outcomeTexts: Readonly<Record<Schemas['StatementLine']['outcome'], string>> = {
  created: 'Nouvel encaissement',
  similar: 'Nouvel encaissement, un montant identique a été saisi à la main',
  known: 'Déjà importé',
  typed: 'Déjà saisi à la main',
  payout: 'Versement exécuté',
  unknown_debit: 'Débit à qualifier',
};
