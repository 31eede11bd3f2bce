/** The words of the parameters of the back office in the address: see `staff-address-names.ts`. */
import type { PayoutKind } from '@repo/domain/books';
import type { BulkRowState } from '@repo/domain/bulk';
import type {
  ClientAdviser,
  ClientBlock,
  ClientDocuments,
  ClientHolding,
  ClientIdentity,
  ClientKind,
  ClientProfile,
  ClientService,
  ClientStage,
  ClientState,
  ClientValidity,
  DayReason,
} from '@repo/domain/clients';
import type { ContractQueue, ContractStatus, PaymentStatus } from '@repo/domain/contract-status';
import type { ThreadState } from '@repo/domain/messages';
import type { PayoutState } from '@repo/domain/payouts';
import type { ProductStatus } from '@repo/domain/products';
import type { RegisterNature, RegisterView } from '@repo/domain/register';

type Words<Key extends string> = Readonly<Record<Key, string>>;

export const statuses: Words<ContractStatus> = {
  pending: 'en-attente',
  signed: 'signe',
  refused: 'refuse',
  canceled: 'annule',
  closed: 'cloture',
};
export const payments: Words<PaymentStatus> = {
  waiting: 'attendu',
  proved: 'preuve-deposee',
  checking: 'en-verification',
  paid: 'paye',
  canceled: 'annule',
};

export const receiptTabs = {
  open: 'a-rapprocher',
  proposed: 'proposes',
  attached: 'rattaches',
  unmatched: 'non-rattaches',
  payout_return: 'virements-renvoyes',
  returned: 'retournes',
} as const;

/** The parts of a product's record. */
const productTabs = {
  presentation: 'presentation',
  yield: 'rendement',
  facts: 'reperes',
  minimums: 'minimums',
  transfer: 'virement',
  crypto: 'crypto',
  fees: 'frais',
  preview: 'apercu-client',
  history: 'historique',
} as const;

export const advisers: Words<ClientAdviser> = { assigned: 'affecte', none: 'sans' };
export const clientKinds: Words<ClientKind> = { person: 'particulier', company: 'gerant' };
export const clientStates: Words<ClientState> = { open: 'ouvert', locked: 'bloque', closed: 'ferme' };
export const identities: Words<ClientIdentity> = {
  not_started: 'non-demarree',
  started: 'en-cours',
  pending: 'en-revue',
  verified: 'validee',
  approved: 'approuvee',
  failed: 'echec',
  rejected: 'rejetee',
};
export const documents: Words<ClientDocuments> = {
  none: 'sans-objet',
  missing: 'manquants',
  checking: 'a-controler',
  rejected: 'refuses',
  approved: 'valides',
};
export const clientStages: Words<ClientStage> = {
  registered: 'inscrit',
  identity: 'identite-en-cours',
  verified: 'identite-validee',
  initiated: 'souscription-initiee',
  signed: 'signee',
  proved: 'preuve-deposee',
  paid: 'payee',
};
export const clientBlocks: Words<ClientBlock> = {
  none: 'aucun',
  locked: 'compte-bloque',
  identity: 'identite-refusee',
  documents: 'documents',
  profile: 'profil',
  review: 'controle-en-cours',
};
export const dayReasons: Words<DayReason> = {
  unpaid: 'paiement',
  unsigned: 'signature',
  identity: 'identite',
  documents: 'documents',
  expiring: 'expirant',
  profile: 'profil',
  idle: 'sans-souscription',
};
export const profiles: Words<ClientProfile> = { complete: 'complet', incomplete: 'incomplet' };
export const clientServices: Words<ClientService> = { yield: 'yield', kaskad: 'kaskad' };
export const holdings: Words<ClientHolding> = { active: 'en-cours', past: 'passees', none: 'aucune' };
/** The parts of a contract's record that are not those of another one. */
const contractTabs = { documents: 'documents', exchanges: 'echanges' } as const;

export const validities: Words<ClientValidity> = { current: 'en-cours', expiring: 'expirant' };
/** The parts of a client's record. */
const clientTabs = {
  summary: 'resume',
  identity: 'identite',
  contracts: 'souscriptions',
  portfolio: 'portefeuille',
  payouts: 'versements',
  activity: 'activite',
  access: 'acces',
  messages: 'messages',
  notes: 'notes',
} as const;

/** The parts of a record; a name has one word, whichever the record. */
export const recordTabs = { ...productTabs, ...clientTabs, ...contractTabs } as const;

/** The states of a thread of messages. */
export const threadStates: Words<ThreadState> = {
  waiting: 'en-attente',
  answered: 'repondus',
  closed: 'clos',
};

/** What happened to a row of a bulk action. */
export const results: Words<BulkRowState> = {
  planned: 'a-faire',
  ignored: 'ignore',
  done: 'fait',
  failed: 'echec',
  undone: 'annule',
  kept: 'conserve',
};

export const productStatuses: Words<ProductStatus> = {
  draft: 'brouillons',
  published: 'publies',
  suspended: 'suspendus',
  archived: 'archives',
};

/** Where money received comes from. */
export const receiptSources = {
  typed: 'saisie',
  camt053: 'releve-camt',
  csv: 'releve-csv',
  chain: 'chaine',
  reprise: 'reprise',
} as const;

export const navStatuses = { published: 'publiee', corrected: 'corrigee' } as const;

/** The kinds of entries of the journal. */
export const entries = {
  opening: 'ouverture',
  receipt: 'encaissement',
  match: 'rattachement',
  'deal-in': 'investissement',
  'deal-out': 'rachat',
  payout: 'versement',
  return: 'a-rendre',
  renunciation: 'renonciation',
  'deal-back': 'reprise',
  transfer: 'transfert',
  cost: 'frais',
  reversal: 'contre-passation',
  rectification: 'rectification',
} as const;

export const queues: Words<ContractQueue> = {
  to_do: 'a-traiter',
  withdrawals: 'retraits',
  amount_gaps: 'ecarts-de-montant',
};

export const orders = {
  subscription: 'souscription',
  withdrawal: 'retrait',
  closing: 'cloture',
  renunciation: 'renonciation',
} as const;
export const registerNatures: Words<RegisterNature> = {
  subscription: 'souscription',
  withdrawal: 'retrait',
  closing: 'cloture',
  renunciation: 'renonciation',
  rectification: 'rectification',
  reprise: 'reprise',
};
export const registerViews: Words<RegisterView> = {
  to_enter: 'a-inscrire',
  to_strike: 'a-radier',
  gaps: 'ecarts',
  entered: 'inscrites',
  unattested: 'sans-attestation',
  unpaid: 'a-payer',
  undealt: 'attend-la-vl',
  all: 'toutes',
};

/** `open`: what is still owed. */
export const payouts: Words<PayoutState | 'open'> = {
  open: 'a-verser',
  to_qualify: 'a-qualifier',
  to_prepare: 'a-preparer',
  to_approve: 'a-valider',
  to_execute: 'a-executer',
  executed: 'execute',
  void: 'sans-objet',
  replaced: 'remplace',
};

/** The families of accounts of the books. */
export const families = {
  bank: 'banque',
  wallet: 'portefeuille',
  custody: 'conservation',
  unmatched: 'non-rattache',
  waiting: 'en-attente',
  invested: 'investi',
  performance: 'performance',
  exchange: 'change',
  fees: 'frais-percus',
  house: 'maison',
  costs: 'frais-payes',
  rounding: 'arrondis',
  payable: 'a-verser',
} as const;

/** What clients and staff did, on the home of administrators. */
export const staffEvents = {
  staff: 'equipe',
  account_created: 'inscription',
  payment_proof_submitted: 'preuve',
  contract_subscribed: 'souscription',
  contract_signed: 'signature',
  kyc_validated: 'kyc',
  contract_closed: 'cloture',
  contract_canceled: 'annulation',
  payment_status_checking: 'verification',
  payment_status_paid: 'paiement',
  payment_reminder_sent: 'relance',
  password_reset_admin: 'mot-de-passe',
  withdrawal: 'retrait',
  other: 'autre',
} as const;

export const payoutKinds: Words<PayoutKind> = {
  renunciation: 'renonciation',
  withdrawal: 'retrait',
  closing: 'cloture',
  overpayment: 'trop-percu',
  unmatched: 'non-rattache',
  kaskad_refund: 'kaskad',
  correction: 'correction',
};
