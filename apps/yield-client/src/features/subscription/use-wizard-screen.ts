import { readAddress } from '@repo/client/address';
import type { Offer } from '@repo/client/offer';
import { useAddress } from '@repo/client/use-address';
import { useEffect } from 'react';
import { requestedScreen, type Screen, shownScreen } from './subscription.model.ts';
import type { SubscriptionDraft } from './subscription.schema.ts';

export interface WizardNavigation {
  readonly screen: Screen;
  /** A step forward or back: the browser's Back undoes it. */
  readonly go: (screen: Screen) => void;
  /** The same, replacing the history entry. */
  readonly replace: (screen: Screen) => void;
}

export interface Requested {
  readonly screen: Screen;
  /** The euros that were simulated before. */
  readonly amount: string | null;
}

/** What the URL names. */
export function useRequested(): Requested {
  const { address } = useAddress();
  return { screen: requestedScreen(readAddress(address, 'step')), amount: readAddress(address, 'amount') };
}

/** The screen shown: that of the URL, if the draft allows it. */
export function useWizardScreen(draft: SubscriptionDraft, offer: Offer): WizardNavigation {
  const { address, change } = useAddress();
  const named = readAddress(address, 'step');
  const screen = shownScreen(requestedScreen(named), draft, offer);
  const write = (to: Screen, replace: boolean) => change({ step: to }, { replace });
  // Syncs with the URL: a screen that the draft does not allow is replaced in the URL by the one shown.
  useEffect(() => {
    if (named !== screen) change({ step: screen }, { replace: true });
  }, [named, screen, change]);
  return { screen, go: (to) => write(to, false), replace: (to) => write(to, true) };
}
