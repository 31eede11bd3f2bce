import type { ApiError, components } from '@repo/api-sdk';

/** What each action on a pending request takes. */
export interface ChangeDecisionProps {
  readonly request: components['schemas']['ChangeRequest'];
  readonly onDone: (message: string) => void;
  /** It was decided meanwhile, or its data moved. */
  readonly onConflict: (error: ApiError) => void;
}
