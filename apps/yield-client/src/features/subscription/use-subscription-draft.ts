import { useServices } from '@repo/auth';
import { useEffect, useRef, useState } from 'react';
import type { Offer, Screen } from './subscription.model.ts';
import {
  type DraftOwner,
  dropDraft,
  dropDraftsOnSignOut,
  newDraft,
  readDraft,
  type SubscriptionDraft,
  writeDraft,
} from './subscription-draft.ts';

export interface DraftHandle {
  readonly draft: SubscriptionDraft;
  /** Changes the draft and keeps it at once: what follows may leave the page. */
  readonly update: (change: Partial<SubscriptionDraft>) => void;
  /** Forgets it: the subscription is over. */
  readonly drop: () => void;
}

/** The draft of one subscription, begun anew when there is none or when the last one is over. Null without an offer. */
export function useSubscriptionDraft(owner: DraftOwner, offer: Offer, asked: Screen): DraftHandle | null {
  const { session } = useServices();
  const [draft, setDraft] = useState(() => startingDraft(owner, offer, asked));
  // An answer of the server changes the draft as it is by then, not as it was when it was asked.
  const latest = useRef(draft);
  // Syncs with the session: the drafts of who signs out are forgotten, even once this screen is left.
  useEffect(() => dropDraftsOnSignOut(session), [session]);
  if (draft === null) return null;
  return {
    draft,
    update: (change) => {
      const changed = { ...(latest.current ?? draft), ...change, savedAt: new Date().toISOString() };
      latest.current = changed;
      writeDraft(owner, changed);
      setDraft(changed);
    },
    drop: () => dropDraft(owner),
  };
}

function startingDraft(owner: DraftOwner, offer: Offer, asked: Screen): SubscriptionDraft | null {
  const kept = readDraft(owner);
  // A contract that is being signed stays, whatever the product is paid with by now.
  if (kept?.signing.kind === 'resumed') return kept;
  if (kept === null || !offer.assets.includes(kept.asset)) return newDraft(offer);
  const isOver = kept.signing.kind === 'signed' || kept.signing.kind === 'failed';
  return isOver && asked !== 'result' ? newDraft(offer) : kept;
}
