import type { components } from '@repo/api-sdk';
import { NBSP } from '@repo/domain/format';
import { importMaxMegabytes } from '@repo/domain/limits';

type Kind = components['schemas']['ImportKind'];
type Outcome = components['schemas']['ImportRow']['outcome'];

export interface KindTexts {
  readonly label: string;
  readonly help: string;
  readonly file: string;
}

export const kindTexts: Readonly<Record<Kind, KindTexts>> = {
  nav: {
    label: 'VL des stratégies',
    help: 'Le modèle (date;strategie;vl, et si vous les avez vl_brute;provisions;plus_haut), ou un fichier d’une autre source\u00a0: vous en indiquez les colonnes à l’étape suivante.',
    file: 'Fichier CSV des VL',
  },
  fx_ecb: {
    label: 'Taux BCE',
    help: 'Un fichier de la Banque centrale européenne, tel qu’elle le publie, ou un export d’une autre source (Yahoo…)\u00a0: vous en indiquez les colonnes à l’étape suivante.',
    file: 'Fichier des taux',
  },
  fx_crypto: {
    label: 'Cours BTC et ETH',
    help: 'Le modèle (date;paire;cours), ou un export de Yahoo, Kraken, Coinbase ou Binance, une paire par fichier.',
    file: 'Fichier CSV des cours',
  },
};

export const outcomeTexts: Readonly<Record<Outcome, string>> = {
  created: 'Création',
  changed: 'Mise à jour',
  unchanged: 'Inchangée',
};

export const importsTexts = {
  backToNavs: 'Retour aux VL',
  backToRates: 'Retour aux taux',
  steps: ['Fichier', 'Colonnes', 'Vérification', 'Confirmation'],
  kind: 'Contenu du fichier',
  template: 'Télécharger le modèle',
  fileMissing: 'Merci de joindre un fichier.',
  fileRefused: 'Ce fichier n’est pas un CSV.',
  tooLarge: `Ce fichier dépasse ${importMaxMegabytes}${NBSP}Mo${NBSP}: partagez-le en plusieurs, par période.`,
  preview: 'Continuer',
  previewHelp: 'Rien n’est écrit avant la dernière étape.',
  created: 'Créations',
  changed: 'Mises à jour',
  unchanged: 'Inchangées',
  skipped: 'Ignorées',
  skippedHelp: 'Sans valeur, ou devise non suivie',
  lines: (ranges: string) => `Lignes ${ranges}`,
  line1: (line: number) => `Ligne ${line}`,
  range: (from: number, to: number) => `${from} à ${to}`,
  ignoredTitle: 'Lignes ignorées',
  refusedHelp:
    'Le fichier à télécharger a les mêmes colonnes et le motif de chaque refus. Corrigez-le, puis importez-le.',
  changeColumns: 'Modifier les colonnes',
  period: (from: string, to: string) => `Du ${from} au ${to}`,
  previewTitle: 'Ce que fera l’import',
  errorsHelp:
    'Rien ne sera importé tant que le fichier contient une erreur. Corrigez-le, puis vérifiez-le de nouveau.',
  line: 'Ligne',
  why: 'Raison',
  sample: 'Extrait',
  date: 'Date',
  series: 'Série',
  value: 'Valeur',
  made: (gross: string, accruals: string) => `brute ${gross} − provisions ${accruals}`,
  mark: (mark: string) => `plus-haut ${mark}`,
  previous: 'Valeur actuelle',
  difference: 'Écart',
  outcome: 'Effet',
  affectedTitle: (count: number) => (count > 1 ? `${count} corrections` : '1 correction'),
  warningsTitle: (count: number) => (count > 1 ? `${count} avertissements` : '1 avertissement'),
  warningsHelp: 'Ces valeurs sont inhabituelles. Vérifiez-les, puis indiquez le motif.',
  warning: (line: number, message: string) => `Ligne ${line}${NBSP}: ${message}`,
  affected: (deals: number, statements: number) =>
    `Des valeurs publiées sont remplacées. Opérations exécutées à ces valeurs${NBSP}: ${deals}. Relevés déjà téléchargés dont les chiffres changent${NBSP}: ${statements}. Les clients concernés reçoivent un e-mail.`,
  nothing: 'Toutes les valeurs de ce fichier sont déjà publiées.',
  commit: (count: string, isOne: boolean) => (isOne ? 'Importer 1 valeur' : `Importer ${count} valeurs`),
  submit: (count: string, isOne: boolean) => (isOne ? 'Soumettre 1 valeur' : `Soumettre ${count} valeurs`),
  confirms: (series: string, day: string, value: string) => `${series} du ${day}${NBSP}: ${value}`,
  otherValues: (count: string, isOne: boolean) => (isOne ? 'une autre valeur' : `${count} autres valeurs`),
  reason: 'Motif',
  reasonHelp: 'Un second utilisateur le lira, et publiera ces valeurs en validant l’import.',
  reasonAlone: 'Demandé pour une correction ou un avertissement. Il reste au journal d’audit.',
  message: 'Message aux clients concernés (facultatif)',
  messageHelp: 'Ajouté à l’e-mail de correction, envoyé une fois à la publication.',
  otherFile: 'Choisir un autre fichier',
  again: 'Revoir l’aperçu',
  movedTitle: 'Les données ont changé depuis l’aperçu',
  failedTitle: 'L’import n’a pas eu lieu',
  nothingWritten: 'Rien n’a été écrit.',
  doneTitle: 'Import terminé',
  done: 'Import terminé.',
  heldTitle: 'Un second utilisateur doit valider cet import',
  heldHelp: 'Rien n’est publié avant. La demande est dans «\u00a0À valider\u00a0».',
  held: 'Import soumis\u00a0: un second utilisateur doit le valider.',
  openRequest: 'Voir la demande',
  nextFile: 'Importer un autre fichier',
} as const;
