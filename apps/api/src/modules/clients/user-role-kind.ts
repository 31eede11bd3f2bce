// The role of a client and what their account opens, under two-person control: who administers reads the data of others.
import { hasAdminFlag } from '@repo/domain/access';
import { z } from 'zod';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { clientName } from '../accounts/client-name.ts';
import { hasRunningContracts } from '../accounts/has-running-contracts.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { endUserSessions } from '../identity/sessions.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { clientsErrors } from './clients.errors.ts';
import { accessOf } from './clients.mapper.ts';
import { lockClientAccount, lockOpenClient } from './clients.policy.ts';
import { clientsTexts } from './clients.texts.ts';
import { findPlannedEmail } from './planned-emails.repository.ts';
import { userEmailKind } from './user-email-kind.ts';
import { userPayoutsKind } from './user-payouts-kind.ts';

const texts = clientsTexts.access;

const accessSchema = z.strictObject({
  role: z.enum(['client', 'cgp']),
  can_access_yield: z.boolean(),
  can_access_kaskad: z.boolean(),
  can_access_yield_admin: z.boolean(),
  can_access_kaskad_admin: z.boolean(),
});
type Access = z.infer<typeof accessSchema>;

export const userRoleKind: ChangeKind<Access> = {
  kind: 'user.role',
  subjectType: 'user',
  input: accessSchema,
  isAlwaysHeld: true,
  // It may open the data of every client.
  warnings: texts.warnings,
  typed: (access) => ({ client_access: access }),
  check: async (deps, { actor, subjectId, input, request }) => {
    // What the checker may decide is decided by the request; its maker had to hold the right.
    const user =
      request === undefined
        ? await lockClientAccount(deps.db, actor, subjectId)
        : await lockOpenClient(deps.db, subjectId);
    const before = accessOf(user);
    if (request === undefined) refuseUngrantable(actor, before, input);
    // The mailbox of an administrator is not replaced by what was approved for a client.
    if (administersMore(before, input) && (await findPlannedEmail(deps.db, user.id)) !== null) {
      throw new AppError(clientsErrors.emailPlanned);
    }
    if (administersMore(before, input) && user.factorRemovalAt !== null) {
      throw new AppError(clientsErrors.factorsPlanned);
    }
    const lines = linesOf(before, input);
    if (lines.length === 0) refuseField('access', clientsTexts.unchanged);
    return {
      subjectLabel: clientName(user),
      userId: user.id,
      lines,
      fingerprint: fingerprintOf(before),
      warnings: await warningsOf(deps, user, input),
    };
  },
  apply: async (deps, { actor, subjectId, input, reason, request }) => {
    const user = await lockOpenClient(deps.db, subjectId);
    const before = accessOf(user);
    const now = deps.clock.now();
    await updateUser(deps.db, user.id, {
      role: input.role,
      canAccessYield: input.can_access_yield,
      canAccessKaskad: input.can_access_kaskad,
      canAccessYieldAdmin: input.can_access_yield_admin,
      canAccessKaskadAdmin: input.can_access_kaskad_admin,
      updatedAt: now,
    });
    // Opened without a code, which an administrator never is.
    if (administersMore(before, input)) await endUserSessions(deps.db, user.id, { revokedAt: now });
    await recordAudit(deps, {
      by: actor,
      action: 'account.access_changed',
      object: { type: 'user', id: user.id },
      before,
      after: { ...input, entered_by: request?.makerId ?? actor.userId, detail: reason },
    });
    const changes = linesOf(before, input).map(({ label, after }) => [label, after ?? ''] as const);
    await queueMail(deps, user, { kind: 'accessChanged', data: { changes } });
  },
};

const administersMore = (before: Access, after: Access): boolean =>
  (after.can_access_yield_admin && !before.can_access_yield_admin) ||
  (after.can_access_kaskad_admin && !before.can_access_kaskad_admin);

/** A right over a service is given and taken by its administrators alone. */
function refuseUngrantable({ access }: Actor, before: Access, after: Access): void {
  const isChanged = before.can_access_kaskad_admin !== after.can_access_kaskad_admin;
  if (isChanged && !hasAdminFlag(access, 'kaskad')) throw new AppError(clientsErrors.notAdministered);
}

async function warningsOf(deps: Deps, user: UserRow, after: Access): Promise<string[]> {
  const before = accessOf(user);
  const isClosing = before.can_access_yield && !after.can_access_yield;
  const isInUse = isClosing && (await hasRunningContracts(deps.db, user.id));
  return [
    ...(administersMore(before, after) ? ['administers'] : []),
    ...(isInUse ? ['in_use'] : []),
    ...(after.can_access_yield || after.can_access_kaskad ? [] : ['nothing']),
  ];
}

/** The values that differ, in words. */
function linesOf(before: Access, after: Access): ChangeLine[] {
  const flags = [
    'can_access_yield',
    'can_access_kaskad',
    'can_access_yield_admin',
    'can_access_kaskad_admin',
  ] as const;
  const word = (isOpen: boolean) => (isOpen ? texts.yes : texts.no);
  return [
    { label: texts.fields.role, before: texts.roles[before.role], after: texts.roles[after.role] },
    ...flags.map((flag) => ({
      label: texts.fields[flag],
      before: word(before[flag]),
      after: word(after[flag]),
    })),
  ].filter((line) => line.before !== line.after);
}

/** The kinds that change who may do what, and where an account is written. */
export const userAccountKinds = {
  'user.role': userRoleKind,
  'user.email': userEmailKind,
  'user.payouts': userPayoutsKind,
} as const;
