/** What staff type of a client whom they invite; the client types the rest, and accepts the terms, as at any registration. */
import type { Service } from '../access/index.ts';
import { validateInvitation } from '../advisers/advisers.ts';
import type { Failure, Verdict } from '../validation/index.ts';

/** After it expired, an invitation may still be sent again; then nothing of it is kept. */
export const INVITATION_KEPT_DAYS = 30;
export const INVITATION_RESEND_MINUTES = 10;
/** Of one file. */
export const MAX_IMPORTED_USERS = 200;

export interface InvitedClient {
  readonly is_company: boolean;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** Empty for none. */
  readonly phone: string;
  readonly service: Service;
}

/** The rules of an adviser who is invited, but for the link of their calendar. */
export function validateInvitedClient(values: InvitedClient): Verdict<keyof InvitedClient> {
  const failures = validateInvitation({ ...values, booking_url: '' }).failures.flatMap(
    ({ field, message }): Failure<keyof InvitedClient>[] =>
      field === 'booking_url' ? [] : [{ field, message }],
  );
  return { failures, first: failures[0] ?? null };
}
