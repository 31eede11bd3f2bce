import type { Offer } from '@repo/client/offer';
import type { Strategy } from './subscription.model.ts';
import type { DraftHandle } from './use-subscription-draft.ts';
import type { WizardNavigation } from './use-wizard-screen.ts';

/** The props of every screen of the wizard. */
export interface ScreenProps {
  readonly strategy: Strategy;
  readonly userId: string;
  readonly offer: Offer;
  readonly handle: DraftHandle;
  readonly navigation: WizardNavigation;
}
