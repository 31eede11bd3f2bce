/** The parameters of Kaskad's screens in the address, and their words: see `kaskad-address.ts`. */
import type { ClaimState } from '@repo/domain/kaskad';

type Words<Key extends string> = Readonly<Record<Key, string>>;

export const kaskadNames = {
  claim: 'reclamation',
  grant: 'plan',
  grantShown: 'attribution',
  investment: 'investissement',
  isVerified: 'verification',
  kaskadAccess: 'acces-kaskad',
  refund: 'remboursement',
  round: 'levee',
  roundView: 'levees',
  tab: 'onglet',
  tokenClass: 'jeton',
  wallet: 'adresse',
} as const;

/** The columns that its lists sort. */
export const kaskadColumns = {
  granted_on: 'attribution',
  requested_at: 'demande',
} as const;

/** The state of a grant in its list. */
const grants = {
  active: 'actifs',
  suspended: 'suspendus',
  canceled: 'annules',
  completed: 'termines',
} as const;

/** `open`: to be decided. */
const claims: Words<ClaimState | 'open'> = {
  open: 'a-traiter',
  requested: 'demandees',
  verifying: 'en-verification',
  executed: 'executees',
  refused: 'refusees',
  canceled: 'annulees',
};

/** The views of the investments of every investor. */
const investments = {
  to_check: 'a-verifier',
  under_period: 'sous-delai',
  to_allot: 'a-allouer',
  to_issue: 'a-emettre',
  to_refund: 'a-rembourser',
  waiting: 'en-attente',
  reserved: 'reserves',
  issued: 'emis',
  ended: 'termines',
} as const;

const refunds = {
  to_prepare: 'a-preparer',
  to_approve: 'a-valider',
  to_execute: 'a-executer',
  executed: 'executes',
} as const;

const rounds = {
  draft: 'brouillons',
  review: 'en-revue',
  running: 'en-cours',
  closing: 'en-cloture',
  ended: 'terminees',
} as const;

/** The lists of « Mes investissements ». */
const tabs = {
  running: 'en-cours',
  ended: 'termines',
  rounds: 'levees-ouvertes',
  reservations: 'reservations',
} as const;

/** The steps of « Investir » that a subscription of the main site does not have. */
const steps = { questionnaire: 'questionnaire', documents: 'documents' } as const;

/** The parameters whose values are words. */
export const kaskadWords = {
  claim: claims,
  grant: grants,
  investment: investments,
  isVerified: { verified: 'validee', unverified: 'a-valider' },
  kaskadAccess: { open: 'ouvert', locked: 'bloque' },
  refund: refunds,
  roundView: rounds,
  step: steps,
  tab: tabs,
  wallet: { missing: 'manquante', proven: 'prouvee' },
} as const satisfies {
  readonly [Name in keyof typeof kaskadNames | 'step']?: Readonly<Record<string, string>>;
};
