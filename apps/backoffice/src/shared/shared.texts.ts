import type { Role } from '@repo/domain/access';
import { formatDocumentAmount } from '@repo/domain/format';

export const networkTexts = { bitcoin: 'Bitcoin', ethereum: 'Ethereum' } as const;
/** What a cost was paid to. */
export const costTexts = { bank: 'Banque', network: 'Réseau' } as const;

/** Texts shared by several screens. */
export const sharedTexts = {
  /** Of a file to import. */
  refusedLines: {
    title: (count: number) => (count > 1 ? `${count} lignes en erreur` : '1 ligne en erreur'),
    table: 'Lignes en erreur',
    line: 'Ligne',
    lineOf: (line: number) => `Ligne ${line}`,
    problem: 'Problème',
    download: 'Télécharger les lignes refusées',
    failed: 'Les lignes refusées n’ont pas pu être téléchargées.',
  },
  all: 'Toutes',
  any: 'Tous',
  strategy: 'Stratégie',
  homeToday: 'À traiter',
  myDay: 'Ma journée',
  register: 'Registre',
  contractsList: 'Liste',
  navsCalendar: 'Calendrier',
  navsList: 'Liste',
  navEntry: 'Saisie',
  grantsImport: 'Importer',
  rounds: 'Levées',
  debit: 'Débit',
  credit: 'Crédit',
  fileHelp: 'PDF ou image, 10\u00a0Mo au plus.',
  fileRefused: 'Ce type de fichier n’est pas accepté.',
  entries: 'Écritures',
  noEntry: 'Aucune écriture.',
  entry: (number: number, day: string) => `n°\u00a0${number}, ${day}`,
  entriesFailed: 'Les écritures n’ont pas pu être chargées',
  none: '—',
  /** At the last NAVs and rates; null when one of them is missing. */
  euros: (amount: string | null) =>
    amount === null ? 'Un taux ou une VL manque' : formatDocumentAmount(amount, 'EUR'),
  latestNavs: 'Dernières VL',
  latestRates: 'Derniers taux',
  publishedOn: (day: string) => `Publiée le ${day}`,
  noNav: 'Aucune VL publiée',
  noNavHelp: 'Importez un fichier CSV pour publier les premières valeurs.',
  noRate: 'Aucun taux publié',
  noRateHelp: 'Importez le fichier de la BCE et les cours des cryptomonnaies.',
  noStrategy: 'Aucune stratégie',
  navsFailed: 'Les VL n’ont pas pu être chargées',
  ratesFailed: 'Les taux n’ont pas pu être chargés',
  strategiesFailed: 'Les stratégies n’ont pas pu être chargées',
  openCorrections: 'Ouvrir les corrections',
  requiredCorrections: (count: number) =>
    count === 1 ? '1 correction attend une décision' : `${count} corrections attendent une décision`,
  requiredCorrectionsHelp:
    'Des opérations ont été exécutées à une valeur corrigée depuis, au-delà du seuil de matérialité.',
  total: (eur: string) => `Total\u00a0: ${eur}`,
  totalTooLong: 'Affinez les filtres pour un total',
  totalFailed: 'Le total n’a pas pu être calculé',
  unconverted: (count: number, names: string) =>
    count === 1
      ? `1 devise non convertie\u00a0: ${names}`
      : `${count} devises non converties\u00a0: ${names}`,
  enteredBy: 'Saisi par',
  approvedBy: 'Validé par',
  onePer: (base: string) => `1\u00a0${base}`,
} as const;

/** The buttons of what opens beside a list. */
export const panelTexts = { full: 'Ouvrir en pleine page', beside: 'Afficher à côté de la liste' } as const;

/** The form of an action that needs a reason. */
export const reasonTexts = { reason: 'Motif' } as const;

/** A form on a record that another person changed first. */
export const recordConflictTexts = {
  title: 'Cette fiche a changé entre-temps',
  contract: 'Contrat',
  payment: 'Paiement',
  paidOn: 'Date de valeur',
  received: 'Reçu',
} as const;

/** Clients that were given to an adviser some minutes ago. */
export const undoAssignmentTexts = {
  title: (clients: number, adviser: string | null) => {
    const who = clients === 1 ? '1\u00a0client' : `${clients}\u00a0clients`;
    if (adviser === null) return `${who} sans commercial`;
    return `${who} ${clients === 1 ? 'affecté' : 'affectés'} à ${adviser}`;
  },
  left: (minutes: number) => `Vous pouvez l’annuler pendant encore ${minutes}\u00a0min.`,
  undo: 'Annuler',
  done: (undone: number, kept: number) => {
    const back = undone === 1 ? '1\u00a0client revenu' : `${undone}\u00a0clients revenus`;
    return `${back} à la situation précédente${kept === 0 ? '' : `, ${kept}\u00a0inchangé${kept === 1 ? '' : 's'}`}`;
  },
} as const;

/** The buttons of a form that is a dialog. */
export const dialogTexts = { back: 'Revenir', cancel: 'Annuler' } as const;

/** How far a legal date is. */
export const dueTexts = {
  today: 'aujourd’hui',
  inDays: (days: number) => `dans ${days}\u00a0j`,
  late: (days: number) => `${days}\u00a0j de retard`,
} as const;

/** A change of a record that awaits a second person. */
export const pendingChangeTexts = {
  title: 'Modification en attente de validation par un second utilisateur',
  by: (maker: string, when: string) => `Demandée par ${maker} le ${when}.`,
  open: 'Voir la demande',
} as const;

/** Files of values that await a second person. */
export const pendingImportTexts = {
  title: (count: number) =>
    count === 1 ? '1 import attend d’être validé' : `${count} imports attendent d’être validés`,
} as const;

/** Before a change that another person has to approve. */
export const secondPersonTexts = {
  title: 'Un second utilisateur doit valider',
  accept: 'J’ai pris connaissance des avertissements ci-dessus, et je les accepte.',
  help: 'Rien n’est enregistré avant\u00a0: indiquez le motif, il le lira.',
} as const;

export const changeLinesTexts = {
  line: 'Donnée',
  before: 'Aujourd’hui',
  beforeDecided: 'À la demande',
  after: 'Demandé',
} as const;

/** The links of a calendar of one month. */
export const monthTexts = {
  previous: 'Mois précédent',
  current: 'Aujourd’hui',
  next: 'Mois suivant',
} as const;

/** The cards of the last rates. */
export const latestRatesTexts = {
  in: (quote: string) => `en ${quote}`,
  fallback: (day: string) => `Repli\u00a0: taux du ${day}`,
  tooOld: (day: string) => `Trop ancien\u00a0: le taux du ${day} manque`,
  received: (source: string, at: string) => `${source}, reçu le ${at}`,
  data: (count: number) => `Voir les ${count} derniers taux`,
  table: (pair: string) => `Derniers taux ${pair}`,
  day: 'Date',
  rate: 'Taux',
} as const;

/** The label of a role, shown to its users. */
export const roleTexts: Readonly<Record<Role, string>> = {
  client: 'Client',
  cgp: 'Conseiller (CGP)',
  commercial: 'Commercial',
  equisafe: 'Equisafe',
  super_admin: 'Super administrateur',
  admin_yield: 'Administrateur',
  admin_kaskad: 'Administrateur Kaskad',
};

/** One person alone may do what needs two: of products and market data, or of payments and contracts. */
export const twoPersonsTexts = {
  title: 'Contrôle à deux personnes désactivé',
  body: 'Une seule personne peut ici valider un paiement, clôturer un contrat, exécuter un versement, publier des VL ou des taux et changer les coordonnées d’un produit ou un paramètre, sans qu’une autre les contrôle.',
} as const;

export const factorOptionalTexts = {
  title: 'Moyen de vérification facultatif pour l’équipe',
  body: 'Un membre de l’équipe peut ici se connecter avec un simple code envoyé par e-mail, sans clé d’accès ni application d’authentification.',
} as const;

export const remindedTexts = {
  sent: 'Relance envoyée par e-mail.',
  by: (instant: string, name: string) => `Déjà relancé le ${instant} par ${name}`,
  alone: (instant: string) => `Déjà relancé le ${instant} (relance automatique)`,
  about: (words: string, poNumber: string) => `${words}, pour ${poNumber}`,
  ofIdentity: (words: string) => `${words}, pour son identité`,
} as const;

export const readOnTexts = {
  older: 'Plus ancien',
  newest: 'Revenir au plus récent',
} as const;

/** What staff prepare for a client. */
export const preparedTexts = {
  title: 'Souscriptions assistées',
  create: 'Nouvelle souscription',
  resume: 'Reprendre',
  open: 'Ouvrir',
  noProduct: 'produit à choisir',
  saved: (date: string, name: string) => `enregistrée le ${date} par ${name}`,
  failed: 'Les souscriptions préparées n’ont pas pu être chargées',
} as const;

/** What is owed to a client who reported « Ce n’est pas moi ». */
export const heldPaymentTexts = {
  held: 'Retenu',
  because: (when: string, about: string) =>
    `Le ${when}, le client a signalé par «\u00a0Ce n’est pas moi\u00a0»\u00a0: ${about}. Rien ne lui est versé avant que deux administrateurs de Yield reprennent ses versements depuis sa fiche.`,
  openDispute: 'Voir le signalement',
} as const;
