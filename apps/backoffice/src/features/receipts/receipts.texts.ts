import type { components, OperationOutput } from '@repo/api-sdk';
import type { MatchCriterion } from '@repo/domain/books';
import { formatDecimal } from '@repo/domain/format';

type Schemas = components['schemas'];
type Reasons = Schemas['ReceiptProposal']['reasons'];
type Counts = OperationOutput<'listReceipts'>['counts'];

const percent = (text: string) => `${formatDecimal(text)}\u00a0%`;

export const receiptsTexts = {
  title: 'Rapprochement',
  subtitle: 'Ce qui est arrivé sur nos comptes, et le contrat que chaque encaissement paie.',
  import: 'Importer un relevé',
  type: 'Saisir un encaissement',
  typeConfirms: (amount: string, payer: string) => `${amount} reçus de ${payer}`,
  tabs: 'Encaissements par état',
  list: 'Encaissements',
  searchLabel: 'Rechercher',
  search: 'Payeur, référence, transaction, PO…',
  failed: 'Les encaissements n’ont pas pu être chargés',
  empty: 'Aucun encaissement',
  emptyHelp: 'Importez un relevé bancaire, lisez une transaction ou saisissez un encaissement.',
  keys: '↑ ↓ parcourir · Entrée rattacher une correspondance certaine',
  unknownPayer: 'Payeur inconnu',
  noProposal: 'Aucune correspondance',
  certain: 'Certaine',
  proposed: 'Proposée',
  score: (points: number) => `${points}/100`,
  choose: 'Choisissez un encaissement pour voir les contrats qu’il peut payer.',
  panelFailed: 'Cet encaissement n’a pas pu être chargé',
  receivedOn: (day: string) => `Reçu le ${day}`,
  account: 'Compte',
  payer: 'Payeur',
  payerAccount: 'IBAN ou adresse',
  wording: 'Libellé',
  transaction: 'Transaction',
  explorer: 'Voir sur l’explorateur',
  confirmationsTerm: 'Confirmations',
  source: 'Origine',
  reasonGiven: 'Motif',
  contract: 'Contrat',
  proposals: 'Contrats proposés',
  otherContract: 'Choisir un autre contrat',
  otherSearch: 'Numéro de PO ou nom du client',
  otherHelp: '3 caractères au moins.',
  otherFailed: 'Les contrats n’ont pas pu être chargés',
  otherNone: 'Aucun contrat signé en attente de paiement ne correspond.',
  expected: (amount: string) => `Attendu ${amount}`,
  alreadyReceived: (amount: string) => `déjà reçu ${amount}`,
  whatNow: 'Que faire de ce paiement\u00a0?',
  wait: 'Attendre le complément',
  waitHelp: 'Reste en vérification, rien n’est investi. Date de valeur\u00a0: celle du dernier encaissement.',
  accept: 'Accepter ce montant',
  acceptHelp: 'Le contrat court sur ce montant. Le client en est averti.',
  reason: 'Motif',
  reasonHelp: 'Demandé si le payeur n’est pas le titulaire, ou pour accepter un montant inférieur.',
  attach: 'Rattacher',
  attached: 'Encaissement rattaché.',
  held: 'Rattachement demandé\u00a0: un second utilisateur doit le valider.',
  leave: 'Laisser non rattaché',
  leaveTitle: 'Laisser cet encaissement non rattaché\u00a0?',
  leaveHelp: (amount: string) =>
    `${amount} seront dus au payeur\u00a0: un versement est préparé. L’encaissement ne pourra plus payer un contrat.`,
  left: 'Encaissement laissé non rattaché\u00a0: un versement est à préparer.',
  detach: 'Détacher',
  detachTitle: 'Détacher cet encaissement\u00a0?',
  detachHelp: 'L’écriture de rattachement est contre-passée, et l’encaissement est de nouveau à rapprocher.',
  detached: 'Encaissement détaché.',
  sentBack: 'Virement renvoyé',
  returnedPayout: 'Versement renvoyé',
  openPayout: 'Voir le versement',
  bankReason: 'Motif de la banque',
  isReturn: 'C’est un virement renvoyé',
  returnHelp:
    'Le versement redevient dû\u00a0: un nouveau versement est à préparer, et le client est prié de vérifier ses coordonnées.',
  returnedPayouts: 'Versements exécutés de ce montant, ou de ce montant et de frais retenus',
  noReturnedPayout:
    'Aucun versement exécuté depuis ce compte n’est de ce montant, ni de ce montant et de frais retenus par la banque.',
  lessFee: (fee: string) => `${fee} de moins\u00a0: frais retenus par la banque`,
  returnTitle: 'Enregistrer ce renvoi\u00a0?',
  returnConfirm: (amount: string, isClient: boolean) =>
    `${amount} redeviennent dus, et un nouveau versement est à préparer. ${isClient ? 'Le client est averti par e-mail. ' : ''}Un renvoi enregistré ne s’annule pas.`,
  returnFee: (received: string, fee: string) =>
    `${received} sont revenus\u00a0: les ${fee} retenus par la banque sont passés en frais bancaires, à notre charge.`,
  keepReceipt: 'Revenir',
  unknownPayee: 'Sans compte chez nous',
  executedOn: (amount: string, day: string) => `${amount} versés le ${day}`,
  returnReason: 'Motif donné par la banque',
  returnReasonHelp: 'Le client le lit\u00a0: compte clos, IBAN erroné…',
  recordReturn: 'Enregistrer le renvoi',
  returnRecorded: 'Renvoi enregistré\u00a0: un nouveau versement est à préparer.',
  missing: (amount: string) => `Il manque ${amount}`,
  exceeding: (amount: string) => `${amount} de trop, à rendre au payeur`,
  exact: 'Montant conforme',
  gap: (text: string) => `${percent(text)} de l’attendu`,
  typeTitle: 'Saisir un encaissement',
  typeIntro: 'Pour un encaissement qui n’est dans aucun relevé importé. Il reste à rattacher.',
  amount: 'Montant reçu',
  day: 'Date de valeur',
  payerName: 'Nom du payeur',
  payerAccountOptional: 'IBAN ou adresse du payeur',
  reference: 'Référence du virement ou de la transaction',
  referenceHelp: 'Unique dans le compte.',
  typedReason: 'Motif de la saisie',
  submitType: 'Enregistrer',
  typed: 'Encaissement enregistré.',
  balances: 'Nos comptes',
  balancesFailed: 'Les comptes n’ont pas pu être chargés',
  balanceColumns: {
    account: 'Compte',
    books: 'Nos livres',
    statement: 'Dernier relevé',
    difference: 'Écart',
    lines: 'Ce qui peut l’expliquer',
  },
  noStatement: 'Aucun relevé',
  statementOn: (amount: string, day: string) => `${amount} au ${day}`,
  noDifference: 'Aucun',
  line: (entry: number, day: string, label: string, amount: string) =>
    `n° ${entry} · ${day} · ${label} · ${amount}`,
  balancesNote:
    'Comparés à la fin du jour du relevé, chaque encaissement et chaque versement au jour d’opération de la banque\u00a0; au jour saisi quand la banque n’en a pas donné.',
  debits: 'Débits à qualifier',
  debitsHelp:
    'Débits de relevés importés, qui ne sont ni un versement ni un mouvement saisi. Ceux d’un fichier importé avant la version 0.1.0 n’ont pas été conservés\u00a0: importez ces jours dans un autre fichier.',
  debitColumns: { debit: 'Débit', action: 'Action' },
  qualifyDebit: 'Saisir le mouvement',
  unknownDebit: 'Sans libellé',
  debitLine: (day: string, label: string, amount: string) => `À qualifier · ${day} · ${label} · −${amount}`,
  recordMovement: 'Saisir un mouvement',
  movementTitle: 'Saisir un mouvement de nos comptes',
  movementNature: 'Nature',
  fromAccount: 'Compte débité',
  toAccount: 'Compte crédité',
  product: 'Produit',
  productsFailed: 'Les produits n’ont pas pu être chargés',
  movementAmount: 'Montant',
  bankReference: 'Référence de la banque',
  movementDay: 'Jour d’opération',
  movementConfirms: (nature: string, amount: string) => `${nature}\u00a0: ${amount}`,
  movementRecorded: 'Mouvement enregistré.',
  movementHelp:
    'Sans débit d’un relevé, un second utilisateur le valide à partir d’un cumul du jour (écran Paramètres)\u00a0: celui des frais, ou celui des paiements pour un virement.',
  movementHeld: 'Mouvement demandé\u00a0: un second utilisateur doit le valider.',
  recordBalance: 'Saisir un solde',
  balanceTitle: 'Saisir le solde d’un compte',
  balance: 'Solde à la fin de ce jour',
  balanceDay: 'Jour',
  balanceRecorded: 'Solde enregistré.',
  accountMissing: 'Choisissez un compte.',
  productMissing: 'Choisissez un produit.',
  dayMissing: 'Choisissez un jour.',
  balanceMissing: 'Indiquez le solde, en chiffres.',
  movementAmountMissing: 'Indiquez un montant supérieur à 0.',
  movementReasonMissing: 'Indiquez le motif.',
} as const;

export const movementNatureTexts: Readonly<
  Record<components['schemas']['RecordMovementBody']['nature'], string>
> = {
  cost: 'Frais de banque ou de réseau',
  transfer: 'Virement entre nos comptes',
  custody_out: 'Envoi en conservation, pour être investi',
  custody_in: 'Retour de conservation',
};

export const tabTexts: Readonly<Record<keyof Counts, string>> = {
  open: 'À rapprocher',
  proposed: 'Proposés',
  attached: 'Rattachés',
  unmatched: 'Non rattachés',
  returned: 'Retournés',
  payout_return: 'Virements renvoyés',
};

export const stateTexts: Readonly<Record<Schemas['Receipt']['state'], string>> = {
  open: 'À rapprocher',
  attached: 'Rattaché',
  unmatched: 'Non rattaché',
  returned: 'Retourné',
  reversed: 'Rectifié',
  payout_return: 'Virement renvoyé',
};

export const sourceTexts: Readonly<Record<Schemas['Receipt']['source'], string>> = {
  typed: 'Saisi à la main',
  camt053: 'Relevé CAMT.053',
  csv: 'Relevé CSV',
  chain: 'Lu sur la chaîne',
  reprise: 'Reprise',
};

export const referenceTexts: Readonly<Record<NonNullable<Reasons['reference']>, string>> = {
  po_number: 'Numéro de PO dans le libellé',
  proof: 'Référence de la preuve dans le libellé',
};

type ReturnReasons = Schemas['PayoutReturn']['reasons'];

export const returnReferenceTexts: Readonly<Record<NonNullable<ReturnReasons['reference']>, string>> = {
  end_to_end: 'Identifiant de notre virement dans le libellé',
  reference: 'Référence du versement dans le libellé',
};

export const returnBeneficiaryTexts: Readonly<Record<NonNullable<ReturnReasons['beneficiary']>, string>> = {
  account: 'Compte du bénéficiaire',
  name: 'Nom du bénéficiaire',
};

export const proofHashTexts = {
  same: 'Transaction de la preuve',
  other: 'Autre transaction que celle de la preuve',
} as const;

export const payerTexts: Readonly<Record<Reasons['payer'], string>> = {
  holder: 'Payeur\u00a0: le titulaire',
  company: 'Payeur\u00a0: la société du titulaire',
  other: 'Payeur différent du titulaire',
  unknown: 'Payeur inconnu',
};

export const criterionTexts: Readonly<Record<MatchCriterion, string>> = {
  reference: 'Référence',
  amount: 'Montant',
  payer: 'Payeur ou adresse',
  day: 'Date',
};

export const dayTexts: Readonly<Record<Exclude<Reasons['day'], 'since_creation'>, string>> = {
  before: 'Date de valeur antérieure au contrat',
  long_before: 'Date de valeur antérieure au contrat de plus de 30 jours',
};

export const originTexts: Readonly<Record<Exclude<Reasons['origin'], 'unknown'>, string>> = {
  declared: 'Adresse d’origine déclarée',
  other: 'Autre adresse que celle déclarée',
};

export const expectationTexts: Readonly<Record<Exclude<Reasons['expectation'], 'awaited'>, string>> = {
  not_signed: 'Contrat pas encore signé',
  already_paid: 'Contrat déjà payé',
  ended: 'Contrat terminé',
};
