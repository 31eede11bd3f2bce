import { readAddress } from '@repo/client/address';
import { useAddress } from '@repo/client/use-address';
import { useEffect } from 'react';
import { type Offer, requestedScreen, type Screen, shownScreen, stepValue } from './subscription.model.ts';
import type { SubscriptionDraft } from './subscription.schema.ts';

export interface WizardNavigation {
  readonly screen: Screen;
  /** A step forward or back: the browser's Back undoes it. */
  readonly go: (screen: Screen) => void;
  /** The same, leaving no way back to the screen it replaces. */
  readonly replace: (screen: Screen) => void;
}

/** The screen that the URL names. */
export function useRequestedScreen(): Screen {
  const { address } = useAddress();
  return requestedScreen(readAddress(address, 'step'));
}

/** The screen shown: the one of the address, as far as the draft opens it. */
export function useWizardScreen(draft: SubscriptionDraft, offer: Offer): WizardNavigation {
  const { address, change } = useAddress();
  const value = readAddress(address, 'step');
  const screen = shownScreen(requestedScreen(value), draft, offer);
  const write = (to: Screen, replace: boolean) => change({ step: stepValue(to) }, { replace });
  // Syncs with the URL: one that names a screen the draft does not open is replaced by the one shown.
  useEffect(() => {
    if (value !== stepValue(screen)) change({ step: stepValue(screen) }, { replace: true });
  }, [value, screen, change]);
  return { screen, go: (to) => write(to, false), replace: (to) => write(to, true) };
}
