// « Moyen de vérification perdu »: the mailbox and the password suffice afterwards, so that two persons and 48 hours stand before it.
import { FACTOR_REMOVAL_HOURS } from '@repo/domain/clients';
import { formatLongDateTime } from '@repo/domain/format';
import { z } from 'zod';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { clientName } from '../accounts/client-name.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeKind, type CheckedChange, fingerprintOf } from '../change-requests/change-kind.ts';
import { findPlannedEmail, isEmailReplacedSince } from '../clients/planned-emails.repository.ts';
import { userAccountKinds } from '../clients/user-role-kind.ts';
import { countRecoveryCodes, listFactorsOf } from '../factors/factors.repository.ts';
import { isAdministrator } from '../identity/client-views.policy.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { factorRemovalsErrors as errors } from './factor-removals.errors.ts';
import { lockHolder, refusalOf } from './factor-removals.policy.ts';
import { factorRemovalsTexts as texts } from './factor-removals.texts.ts';

/** As long as the link of the email to the previous address works. */
const daysAfterEmail = 7;

type Kind = ChangeKind<Record<string, never>>;

const kindOf = (kind: 'user.factors' | 'staff.factors'): Kind => ({
  kind,
  subjectType: 'user',
  input: z.strictObject({}),
  isAlwaysHeld: true,
  warnings: texts.warnings,
  check: async (deps, { actor, subjectId, request }) => {
    const user = await lockHolder(deps, subjectId);
    const refusal = request === undefined ? refusalOf(actor, user) : null;
    if (refusal !== null) throw new AppError(refusal);
    return describe(deps, user);
  },
  apply: async (deps, { actor, subjectId, reason, request }) => {
    const user = await lockHolder(deps, subjectId);
    const now = deps.clock.now();
    const removalAt = new Date(now.getTime() + FACTOR_REMOVAL_HOURS * 3_600_000);
    await updateUser(deps.db, user.id, { factorRemovalAt: removalAt, updatedAt: now });
    await recordAudit(deps, {
      by: actor,
      action: 'factors.removal_planned',
      object: { type: 'user', id: user.id },
      after: {
        usable_from: removalAt.toISOString(),
        entered_by: request?.makerId ?? actor.userId,
        detail: reason,
      },
    });
    const from = formatLongDateTime(removalAt.toISOString());
    await queueMail(deps, user, { kind: 'factorRemovalPlanned', data: { from } });
  },
});

/** Those of a client and of a member of staff differ by the screen that they are requested from. */
export const factorRemovalKinds = {
  'user.factors': kindOf('user.factors'),
  'staff.factors': kindOf('staff.factors'),
} as const;

/** Every kind that staff request of an account. */
export const accountKinds = { ...userAccountKinds, ...factorRemovalKinds } as const;

/** The owner reads the emails of both for as long as they may say that it is not them: one, then the other, would hide the second. */
async function isEmailMoving({ db, clock }: Deps, userId: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - daysAfterEmail * 86_400_000);
  return (await findPlannedEmail(db, userId)) !== null || (await isEmailReplacedSince(db, userId, since));
}

async function describe(deps: Deps, user: UserRow): Promise<CheckedChange> {
  if (user.lockedAt !== null) throw new AppError(errors.shut);
  if (!user.hasOwnFactor) throw new AppError(errors.noFactor);
  if (user.factorRemovalAt !== null) throw new AppError(errors.planned);
  if (await isEmailMoving(deps, user.id)) throw new AppError(errors.emailPlanned);
  const held = await listFactorsOf(deps.db, user.id);
  return {
    subjectLabel: clientName(user),
    userId: user.id,
    lines: [
      ...held.map(({ kind, name }) => ({
        label: texts.named(texts.kinds[kind], name),
        before: null,
        after: texts.removed,
      })),
      { label: texts.codes, before: null, after: texts.removed },
      { label: texts.from, before: null, after: texts.hours(FACTOR_REMOVAL_HOURS) },
      { label: texts.after, before: null, after: texts.byEmail },
    ],
    // Factors used or others since, other rights, or « Ce n’est pas moi », are another decision.
    fingerprint: fingerprintOf([
      held.map(({ id, lastUsedAt }) => [id, lastUsedAt]),
      await countRecoveryCodes(deps.db, user.id),
      isAdministrator(user),
      user.role,
      user.passwordRefusedAt,
    ]),
    warnings: ['mailbox', ...(isAdministrator(user) ? ['administers'] : [])],
  };
}
