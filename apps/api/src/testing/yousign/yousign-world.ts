import type { Clock } from '../../ports/clock/clock.ts';
import type { StandInLimits } from './yousign-guard.ts';
import type { StandInRequest } from './yousign-requests.ts';

/** The state of the stand-in, which a test may change. */
export interface YousignWorld {
  requests: Map<string, StandInRequest>;
  clock: Clock;
  /** Where its pages are; the tests never open them. */
  appOrigin: string;
  /** Set by a test: the audit trail comes as an archive. */
  isTrailZipped: boolean;
  limits: StandInLimits;
}
