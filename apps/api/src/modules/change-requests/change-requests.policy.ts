// Who may decide a request: the rule of the domain, as refusals.
import { hasAdminFlag, type Service, services } from '@repo/domain/access';
import { type CheckerRefusal, checkerRefusal } from '@repo/domain/two-persons';
import type { ChangeRequestRow } from '../../db/schema/change-requests.ts';
import type { Actor } from '../../deps.ts';
import { AppError, type ErrorEntry } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { changeRequestsErrors } from './change-requests.errors.ts';

const refusals: Record<CheckerRefusal, ErrorEntry> = {
  inactive: httpErrors.forbidden,
  noRight: httpErrors.forbidden,
  maker: changeRequestsErrors.ownRequest,
  subject: changeRequestsErrors.aboutYou,
};

function refusalOf(request: ChangeRequestRow, { access, account }: Actor): CheckerRefusal | null {
  return checkerRefusal(request, { access, isActive: account.disabledAt === null });
}

/** The services whose requests the caller reads: those that they administer. */
export const areasOf = ({ access }: Actor): Service[] =>
  services.filter((service) => hasAdminFlag(access, service));

export function assertMayDecide(request: ChangeRequestRow, actor: Actor): void {
  const refusal = refusalOf(request, actor);
  if (refusal !== null) throw new AppError(refusals[refusal]);
}

/** Whether it awaits a decision that this account may take. */
export function mayDecideNow(
  request: ChangeRequestRow,
  { actor, now }: { actor: Actor; now: Date },
): boolean {
  return request.state === 'pending' && request.expiresAt > now && refusalOf(request, actor) === null;
}
