/**
 * The draft of one subscription, stored for this tab: a reload loses nothing and sends nothing twice.
 */
import { type SessionStore, tabStorage } from '@repo/auth';
import type { Offer } from '@repo/client/offer';
import { readAmount } from '@repo/domain/validation';
import { z } from 'zod/mini';
import type { Contract } from './subscription.model.ts';
import { draftSchema, type SubscriptionDraft } from './subscription.schema.ts';

/** A new draft: the first currency offered, at its minimum (R211) or at the euros that were simulated before. */
export function newDraft(offer: Offer, simulated: string | null = null): SubscriptionDraft | null {
  const [asset] = offer.assets;
  if (asset === undefined) return null;
  const isSimulated = asset === 'EURO' && simulated !== null && readAmount(simulated) !== null;
  return { ...emptyDraft, asset, amount: isSimulated ? simulated : offer.minimum(asset) };
}

const emptyDraft = {
  poNumber: null,
  hasSeenPayment: false,
  origin: '',
  verifiedOrigin: null,
  signing: { kind: 'none' },
  savedAt: null,
} as const;

/** The draft after a change of currency: its minimum, and an origin address to verify again (R211, R212). */
export function withAsset(
  draft: SubscriptionDraft,
  asset: SubscriptionDraft['asset'],
  offer: Offer,
): SubscriptionDraft {
  return { ...draft, asset, amount: offer.minimum(asset), hasSeenPayment: false, verifiedOrigin: null };
}

/** The draft of a contract that awaits its signature, as in the tab that created it. */
export function resumedDraft(contract: Contract): SubscriptionDraft {
  const origin = contract.payment_origin ?? '';
  return {
    asset: contract.currency,
    amount: contract.amount,
    poNumber: contract.po_number ?? '',
    hasSeenPayment: true,
    origin,
    verifiedOrigin: origin,
    signing: { kind: 'resumed', contractId: contract.id },
    savedAt: null,
  };
}

/** The storage key of a user's draft for a strategy. */
export interface DraftOwner {
  readonly userId: string;
  readonly strategyId: string;
}

/** All drafts of one account in this tab; another account does not see them. */
const draftsSchema = z.object({ userId: z.string(), drafts: z.record(z.string(), draftSchema) });
type Drafts = z.infer<typeof draftsSchema>;

const storageKey = 'subscription_drafts';

function readDrafts(userId: string): Drafts {
  const parsed = draftsSchema.safeParse(parseJson(tabStorage().getItem(storageKey)));
  return parsed.success && parsed.data.userId === userId ? parsed.data : { userId, drafts: {} };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function write(drafts: Drafts): void {
  tabStorage().setItem(storageKey, JSON.stringify(drafts));
}

/** The draft of this tab; null when it is absent or unreadable. */
export function readDraft({ userId, strategyId }: DraftOwner): SubscriptionDraft | null {
  return readDrafts(userId).drafts[strategyId] ?? null;
}

export function writeDraft({ userId, strategyId }: DraftOwner, draft: SubscriptionDraft): void {
  const kept = readDrafts(userId);
  write({ userId, drafts: { ...kept.drafts, [strategyId]: draft } });
}

export function dropDraft({ userId, strategyId }: DraftOwner): void {
  const { [strategyId]: _dropped, ...drafts } = readDrafts(userId).drafts;
  write({ userId, drafts });
}

const followed = new WeakSet<SessionStore>();

/** An origin address must not stay on a shared computer: a sign-out deletes the draft. */
export function dropDraftsOnSignOut(session: SessionStore): void {
  if (followed.has(session)) return;
  followed.add(session);
  session.onIdentityChange(() => tabStorage().removeItem(storageKey));
}
