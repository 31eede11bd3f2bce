import { isFilled, runChecks, type Verdict } from '../validation/checks.ts';
import { viewFormTexts } from './client-views.texts.ts';
import type { ViewReason } from './clients.ts';

/** What a member of staff types before they read a client’s space: both are required, and shown to the client. */
export function validateView(values: {
  readonly reason: ViewReason | '';
  readonly details: string;
}): Verdict<'reason' | 'details'> {
  return runChecks(
    [
      { field: 'reason', message: viewFormTexts.reasonMissing, holds: ({ reason }) => reason !== '' },
      { field: 'details', message: viewFormTexts.detailsMissing, holds: ({ details }) => isFilled(details) },
    ],
    values,
  );
}
