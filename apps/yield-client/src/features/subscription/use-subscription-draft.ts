import { useServices } from '@repo/auth';
import { now } from '@repo/client/clock';
import type { Offer } from '@repo/client/offer';
import { useEffect, useRef, useState } from 'react';
import type { SubscriptionDraft } from './subscription.schema.ts';
import {
  type DraftOwner,
  dropDraft,
  dropDraftsOnSignOut,
  newDraft,
  readDraft,
  writeDraft,
} from './subscription-draft.ts';
import type { Requested } from './use-wizard-screen.ts';

export interface DraftHandle {
  readonly draft: SubscriptionDraft;
  /** Changes the draft and stores it at once, because the next action may leave the page. */
  readonly update: (change: Partial<SubscriptionDraft>) => void;
  /** Deletes it: the subscription is over. */
  readonly drop: () => void;
}

/** The draft of one subscription, created when there is none or the last one is complete. Null without an offer. */
export function useSubscriptionDraft(
  owner: DraftOwner,
  offer: Offer,
  requested: Requested,
): DraftHandle | null {
  const { session } = useServices();
  const [draft, setDraft] = useState(() => startingDraft(owner, offer, requested));
  // A response changes the draft as it is on arrival, not as it was when the request was sent.
  const latest = useRef(draft);
  // Syncs with the session: the drafts of a signed-out user are deleted, even once this screen is left.
  useEffect(() => dropDraftsOnSignOut(session), [session]);
  if (draft === null) return null;
  return {
    draft,
    update: (change) => {
      const changed = { ...(latest.current ?? draft), ...change, savedAt: now().toISOString() };
      latest.current = changed;
      writeDraft(owner, changed);
      setDraft(changed);
    },
    drop: () => dropDraft(owner),
  };
}

function startingDraft(owner: DraftOwner, offer: Offer, requested: Requested): SubscriptionDraft | null {
  const stored = readDraft(owner);
  // A contract being signed is kept, even if the product's payment currencies have changed.
  if (stored?.signing.kind === 'resumed') return stored;
  if (stored === null || !offer.assets.includes(stored.asset)) return newDraft(offer, requested.amount);
  const isOver = stored.signing.kind === 'signed' || stored.signing.kind === 'failed';
  return isOver && requested.screen !== 'result' ? newDraft(offer, requested.amount) : stored;
}
