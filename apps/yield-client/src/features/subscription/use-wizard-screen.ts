import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import {
  type Offer,
  requestedScreen,
  type Screen,
  shownScreen,
  stepParam,
  stepValue,
} from './subscription.model.ts';
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
  const [params] = useSearchParams();
  return requestedScreen(params.get(stepParam));
}

/** The screen shown: the one of the address, as far as the draft opens it. */
export function useWizardScreen(draft: SubscriptionDraft, offer: Offer): WizardNavigation {
  const [params, setParams] = useSearchParams();
  const value = params.get(stepParam);
  const screen = shownScreen(requestedScreen(value), draft, offer);
  const write = (to: Screen, replace: boolean) => setParams({ [stepParam]: stepValue(to) }, { replace });
  // Syncs with the URL: one that names a screen the draft does not open is replaced by the one shown.
  useEffect(() => {
    if (value !== stepValue(screen)) setParams({ [stepParam]: stepValue(screen) }, { replace: true });
  }, [value, screen, setParams]);
  return { screen, go: (to) => write(to, false), replace: (to) => write(to, true) };
}
