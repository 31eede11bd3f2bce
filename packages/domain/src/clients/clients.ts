/** What the list of clients distinguishes: one value of each for every account of a client. */

export const clientKinds = ['person', 'company'] as const;
export type ClientKind = (typeof clientKinds)[number];

/** The state of the identity check; `pending` only once there is something to examine. */
export const clientIdentities = [
  'not_started',
  'started',
  'pending',
  'verified',
  'approved',
  'failed',
  'rejected',
] as const;
export type ClientIdentity = (typeof clientIdentities)[number];

/** Of a company's three documents, what staff have to know first; `none` of a person. */
export const clientDocuments = ['none', 'missing', 'checking', 'rejected', 'approved'] as const;
export type ClientDocuments = (typeof clientDocuments)[number];

export const clientProfiles = ['complete', 'incomplete'] as const;
export type ClientProfile = (typeof clientProfiles)[number];

export const clientAdvisers = ['assigned', 'none'] as const;
export type ClientAdviser = (typeof clientAdvisers)[number];

/** Contracts that run or wait for their signature, others alone, or none. */
export const clientHoldings = ['active', 'past', 'none'] as const;
export type ClientHolding = (typeof clientHoldings)[number];

export const clientStates = ['open', 'locked', 'closed'] as const;
export type ClientState = (typeof clientStates)[number];

/** The services that an account opens, and those that the list is filtered by. */
export const clientServices = ['yield', 'kaskad'] as const;
export type ClientService = (typeof clientServices)[number];
export type ClientServices = ClientService | 'both' | 'none';

/** How far a client came, from facts alone: the furthest of what is true of their contracts, else of their identity. */
export const clientStages = [
  'registered',
  'identity',
  'verified',
  'initiated',
  'signed',
  'proved',
  'paid',
] as const;
export type ClientStage = (typeof clientStages)[number];

/** What holds a client up, the first that is true; `review`: our own examination. */
export const clientBlocks = ['none', 'locked', 'identity', 'documents', 'profile', 'review'] as const;
export type ClientBlock = (typeof clientBlocks)[number];

/** What an adviser does next for a client, where no task says it. */
export type ClientStep =
  | 'wait'
  | 'unlock'
  | 'identity'
  | 'documents'
  | 'profile'
  | 'subscribe'
  | 'sign'
  | 'pay'
  | 'follow';

const stepsByStage: Readonly<Record<ClientStage, ClientStep>> = {
  registered: 'identity',
  identity: 'identity',
  verified: 'subscribe',
  initiated: 'sign',
  signed: 'pay',
  proved: 'wait',
  paid: 'follow',
};
const stepsByBlock: Readonly<Record<Exclude<ClientBlock, 'none'>, ClientStep>> = {
  locked: 'unlock',
  identity: 'identity',
  documents: 'documents',
  profile: 'profile',
  review: 'wait',
};

interface ClientProgress {
  readonly stage: ClientStage;
  readonly block: ClientBlock;
  /** Contracts to pay, and to sign: a client who paid one may have others. */
  readonly signed: number;
  readonly initiated: number;
}

/** A contract that waits for the client comes before what holds up the next one. */
export function nextStepOf({ stage, block, signed, initiated }: ClientProgress): ClientStep {
  if (block === 'locked') return 'unlock';
  if (signed > 0) return 'pay';
  if (initiated > 0) return 'sign';
  return block === 'none' ? stepsByStage[stage] : stepsByBlock[block];
}

/** Why a client is in an adviser’s day, in the order of the screen. */
export const dayReasons = [
  'unpaid',
  'unsigned',
  'identity',
  'documents',
  'expiring',
  'profile',
  'idle',
] as const;
export type DayReason = (typeof dayReasons)[number];

/** Days without a subscription from which a verified client is called. */
export const IDLE_DAYS = 30;
/** `expiring`: one of their documents expires within thirty days, or has. */
export const clientValidities = ['current', 'expiring'] as const;
export type ClientValidity = (typeof clientValidities)[number];

/** One value of each: what the rows of the list are counted by. */
export interface ClientTraits {
  readonly kind: ClientKind;
  readonly identity: ClientIdentity;
  readonly documents: ClientDocuments;
  readonly profile: ClientProfile;
  readonly adviser: ClientAdviser;
  readonly holding: ClientHolding;
  readonly validity: ClientValidity;
  readonly state: ClientState;
}

/** The views of the list, in the order of its tabs: each is what its rows have in common. A closed account is in « Tous » alone. */
export const clientViews = {
  review: { identity: 'pending', state: 'open' },
  documents: { documents: 'checking', state: 'open' },
  incomplete: { profile: 'incomplete', state: 'open' },
  unassigned: { adviser: 'none', state: 'open' },
  idle: { holding: 'none', state: 'open' },
  expiring: { validity: 'expiring', state: 'open' },
  locked: { state: 'locked' },
  all: {},
} as const satisfies Readonly<Record<string, Partial<ClientTraits>>>;
export type ClientView = keyof typeof clientViews;

/** Whether a row is in a view, or passes filters of the same shape. */
export function hasTraits(
  traits: ClientTraits,
  wanted: { readonly [Trait in keyof ClientTraits]?: ClientTraits[Trait] | undefined },
): boolean {
  return (
    (wanted.kind === undefined || wanted.kind === traits.kind) &&
    (wanted.identity === undefined || wanted.identity === traits.identity) &&
    (wanted.documents === undefined || wanted.documents === traits.documents) &&
    (wanted.profile === undefined || wanted.profile === traits.profile) &&
    (wanted.adviser === undefined || wanted.adviser === traits.adviser) &&
    (wanted.holding === undefined || wanted.holding === traits.holding) &&
    (wanted.validity === undefined || wanted.validity === traits.validity) &&
    (wanted.state === undefined || wanted.state === traits.state)
  );
}

/** Why a member of staff reads a client’s space (« Voir comme le client »). */
export const viewReasons = ['request', 'support', 'check', 'complaint', 'another'] as const;
export type ViewReason = (typeof viewReasons)[number];

/** In what capacity they read: the client reads the role, not the name. */
export type ViewerRole = 'admin' | 'adviser';

/** How a view ended; `revoked`: the right to it, or the session that it was opened from, was lost. */
export type ViewEnding = 'left' | 'expired' | 'revoked';

/** However active, a view ends after this many minutes. */
export const viewMinutes = 30;
