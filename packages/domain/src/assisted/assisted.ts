/** A subscription that staff prepare for a client, who alone accepts and signs it. */
import type { ClientDocuments, ClientState } from '../clients/index.ts';
import { isKyc, type KycStatus } from '../kyc/index.ts';
import { maxPendingContracts } from '../limits/index.ts';
import {
  type Check,
  incompleteProfileMessage,
  isFilled,
  type ProfileValues,
  runChecks,
  type Verdict,
} from '../validation/index.ts';
import { assistedTexts as texts } from './assisted.texts.ts';

export { assistedTexts } from './assisted.texts.ts';

/** `expired` is never stored: it is a draft, or one that was sent, past its day. */
export const storedAssistedStates = ['draft', 'sent', 'accepted', 'declined', 'canceled'] as const;
export type StoredAssistedState = (typeof storedAssistedStates)[number];
export type AssistedState = StoredAssistedState | 'expired';

/** The first step left to do: that of the client is done once it exists. */
export const assistedSteps = ['product', 'payment', 'compliance', 'signature'] as const;
export type AssistedStep = (typeof assistedSteps)[number];

/** A draft lasts this long after its last save, and what was sent this long after it was sent. */
export const assistedDraftDays = 30;
export const assistedSentDays = 14;
/** One without a contract is deleted this long after it ended. */
export const assistedKeptDays = 30;
/** The link of « Signer en présence ». */
export const presenceLinkMinutes = 15;
/** Between two emails of its link. */
export const assistedEmailHours = 24;

export const fundsSources = [
  'income',
  'savings',
  'property_sale',
  'business_sale',
  'inheritance',
  'crypto_gains',
  'company_treasury',
  'other_funds',
] as const;
export type FundsSource = (typeof fundsSources)[number];

export const clientSituations = [
  'employee',
  'self_employed',
  'executive',
  'civil_servant',
  'retired',
  'student',
  'unemployed',
  'company',
] as const;
export type ClientSituation = (typeof clientSituations)[number];

export const fundsDetailMaxLength = 500;

export interface ComplianceValues {
  readonly funds_source: FundsSource | null;
  readonly funds_detail: string;
  readonly situation: ClientSituation | null;
}

const complianceChecks: readonly Check<ComplianceValues, keyof ComplianceValues>[] = [
  {
    field: 'funds_source',
    message: texts.fundsSourceMissing,
    holds: (values) => values.funds_source !== null,
  },
  {
    field: 'funds_detail',
    message: texts.fundsDetailMissing,
    holds: (values) => values.funds_source !== 'other_funds' || isFilled(values.funds_detail),
  },
  {
    field: 'funds_detail',
    message: texts.fundsDetailTooLong(fundsDetailMaxLength),
    holds: (values) => values.funds_detail.trim().length <= fundsDetailMaxLength,
  },
  { field: 'situation', message: texts.situationMissing, holds: (values) => values.situation !== null },
];

export const validateCompliance = (values: ComplianceValues): Verdict<keyof ComplianceValues> =>
  runChecks(complianceChecks, values);

/** What it is on this day: an open one past its day has expired. */
export function assistedStateOf(
  { state, expiresAt }: { readonly state: StoredAssistedState; readonly expiresAt: Date },
  now: Date,
): AssistedState {
  const isOpen = state === 'draft' || state === 'sent';
  return isOpen && expiresAt.getTime() <= now.getTime() ? 'expired' : state;
}

/** The step left to do after one is saved; another product or currency has another payment. */
export function stepAfter(
  current: AssistedStep,
  saved: Exclude<AssistedStep, 'signature'>,
  hasOtherPayment: boolean,
): AssistedStep {
  const next = assistedSteps.indexOf(saved) + 1;
  const reached = hasOtherPayment ? next : Math.max(next, assistedSteps.indexOf(current));
  return assistedSteps[reached] ?? 'signature';
}

export type SubscriptionBlockerCode =
  | 'locked'
  | 'no_service'
  | 'identity'
  | 'profile'
  | 'documents'
  | 'pending_contracts';

export interface SubscriptionBlocker {
  readonly code: SubscriptionBlockerCode;
  readonly message: string;
}

/** The account of a client, as far as it keeps them from signing. */
export interface SubscribingAccount {
  readonly state: ClientState;
  readonly canAccessYield: boolean;
  readonly kycStatus: KycStatus;
  readonly documents: ClientDocuments;
  readonly profile: ProfileValues;
  readonly pendingContracts: number;
}

/** What keeps a client from signing, in the order to settle it; empty when nothing does. */
export function subscriptionBlockers(account: SubscribingAccount): SubscriptionBlocker[] {
  const profile = incompleteProfileMessage(account.profile);
  const hasDocuments = account.documents !== 'missing' && account.documents !== 'rejected';
  const all: readonly (SubscriptionBlocker & { readonly holds: boolean })[] = [
    { code: 'locked', message: texts.blockers.locked, holds: account.state !== 'open' },
    { code: 'no_service', message: texts.blockers.no_service, holds: !account.canAccessYield },
    { code: 'identity', message: texts.blockers.identity, holds: !isKyc(account.kycStatus) },
    { code: 'profile', message: profile ?? '', holds: profile !== null },
    { code: 'documents', message: texts.blockers.documents, holds: !hasDocuments },
    {
      code: 'pending_contracts',
      message: texts.blockers.pending_contracts(maxPendingContracts),
      holds: account.pendingContracts >= maxPendingContracts,
    },
  ];
  return all.filter(({ holds }) => holds).map(({ code, message }) => ({ code, message }));
}
