// « Boîte e-mail perdue »: who reads the mailbox may enter the account, so that two persons and 48 hours stand before it.
import { EMAIL_CHANGE_HOURS } from '@repo/domain/clients';
import { formatLongDateTime } from '@repo/domain/format';
import { normaliseEmail, validateEmail } from '@repo/domain/validation';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { clientName } from '../accounts/client-name.ts';
import { findUserByEmail } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeKind, fingerprintOf } from '../change-requests/change-kind.ts';
import { clientsErrors } from './clients.errors.ts';
import { accessOf } from './clients.mapper.ts';
import { lockClientAccount, lockOpenClient } from './clients.policy.ts';
import { clientsTexts } from './clients.texts.ts';
import { findPlannedEmail, insertPlannedEmail } from './planned-emails.repository.ts';
import { mailBoth } from './planned-emails.ts';

const texts = clientsTexts.email;
const hourMs = 3_600_000;

const inputSchema = z.strictObject({ email: z.string() });
type Input = z.infer<typeof inputSchema>;

export const userEmailKind: ChangeKind<Input> = {
  kind: 'user.email',
  subjectType: 'user',
  input: inputSchema,
  isAlwaysHeld: true,
  warnings: texts.warnings,
  typed: ({ email }) => ({ client_email: email }),
  check: async (deps, { actor, subjectId, input, request }) => {
    const user =
      request === undefined
        ? await lockClientAccount(deps.db, actor, subjectId)
        : await lockOpenClient(deps.db, subjectId);
    if (user.lockedAt !== null) throw new AppError(clientsErrors.locked);
    refuseInvalid(validateEmail(input));
    const email = normaliseEmail(input.email);
    if (email === user.email) refuseField('email', texts.same);
    if ((await findUserByEmail(deps.db, email)) !== null) refuseField('email', texts.taken);
    const planned = await findPlannedEmail(deps.db, user.id);
    if (planned !== null) throw new AppError(clientsErrors.emailPlanned);
    // Both at once would hand the account over.
    if (user.factorRemovalAt !== null) throw new AppError(clientsErrors.factorsPlanned);
    return {
      subjectLabel: clientName(user),
      userId: user.id,
      lines: [
        { label: texts.address, before: user.email, after: email },
        { label: texts.from, before: null, after: texts.hours(EMAIL_CHANGE_HOURS) },
      ],
      // Of an account that administers since, the mailbox takes a super administrator.
      fingerprint: fingerprintOf([user.email, accessOf(user)]),
      warnings: ['mailbox'],
    };
  },
  apply: async (deps, { actor, subjectId, input, reason, request }) => {
    const user = await lockOpenClient(deps.db, subjectId);
    const email = normaliseEmail(input.email);
    const approvedAt = deps.clock.now();
    const effectiveAt = new Date(approvedAt.getTime() + EMAIL_CHANGE_HOURS * hourMs);
    const enteredBy = request?.makerId ?? actor.userId;
    await insertPlannedEmail(deps.db, {
      id: deps.ids.uuid(),
      userId: user.id,
      email,
      reason,
      changeRequestId: request?.id ?? null,
      enteredBy,
      approvedAt,
      effectiveAt,
    });
    await recordAudit(deps, {
      by: actor,
      action: 'account.email_planned',
      object: { type: 'user', id: user.id },
      before: { email: user.email },
      after: { email, usable_from: effectiveAt.toISOString(), entered_by: enteredBy, detail: reason },
    });
    await mailBoth(deps, user, email, {
      kind: 'emailChangePlanned',
      data: { from: formatLongDateTime(effectiveAt.toISOString()) },
    });
  },
};
