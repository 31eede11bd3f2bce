// What was prepared goes to its client: by email, or on their own device while they are present. From then on they alone act.
import { assistedEmailHours, assistedSentDays, presenceLinkMinutes } from '@repo/domain/assisted';
import { formatLongDate } from '@repo/domain/format';
import type { AssistedRow } from '../../db/schema/assisted.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestBody } from '../../http/operation.ts';
import { parisDay } from '../../paris-time.ts';
import { newToken } from '../../tokens.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { formatContractAmount } from '../contracts/write-documents.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { assistedErrors as errors } from './assisted.errors.ts';
import { assertSendable, findVisible, lockVersion, refuseBoxes } from './assisted.policy.ts';
import { type AssistedLine, updateAssisted } from './assisted.repository.ts';
import { daysAfter } from './prepare-subscription.ts';

type Sent = RequestBody<'sendSigningLink'> & { id: string };

const minuteMs = 60_000;
const emailPauseMs = assistedEmailHours * 60 * minuteMs;
const presencePrefix = 'prs_';

export function sendSigningLink(deps: Deps, actor: Actor, sent: Sent): Promise<void> {
  return offer(deps, actor, sent, async (inTx, { row, line }) => {
    const now = deps.clock.now();
    if (row.emailedAt !== null && now.getTime() - row.emailedAt.getTime() < emailPauseMs)
      throw new AppError(errors.emailedRecently);
    const until = expiryOf(row, now);
    await queueMail(inTx, line.client, {
      kind: 'subscriptionPrepared',
      data: {
        id: row.id,
        strategy: line.strategy?.title ?? '',
        amount: formatContractAmount({ amount: row.amount ?? '', currency: row.currency ?? '' }),
        by: line.author,
        until: formatLongDate(parisDay(until)),
      },
    });
    return { emailedAt: now };
  });
}

interface PresenceLink {
  url: string;
  expiresAt: Date;
}

/** « Signer en présence »: a link that works once, for the client’s own session; a new one replaces the former. */
export async function createPresenceLink(deps: Deps, actor: Actor, sent: Sent): Promise<PresenceLink> {
  const { token, tokenHash } = newToken(deps, presencePrefix);
  const expiresAt = new Date(deps.clock.now().getTime() + presenceLinkMinutes * minuteMs);
  await offer(deps, actor, sent, () =>
    Promise.resolve({ presenceHash: tokenHash, presenceExpiresAt: expiresAt }),
  );
  return { url: `${deps.settings.siteUrl}/souscription-preparee/${sent.id}?code=${token}`, expiresAt };
}

/** What was sent keeps its last day: another link does not prolong it. */
const expiryOf = (row: AssistedRow, now: Date): Date =>
  row.state === 'sent' ? row.expiresAt : daysAfter(now, assistedSentDays);

async function offer(
  deps: Deps,
  actor: Actor,
  { id, version, ...boxes }: Sent,
  change: (deps: Deps, read: { row: AssistedRow; line: AssistedLine }) => Promise<Partial<AssistedRow>>,
): Promise<void> {
  await findVisible(deps, actor, id);
  refuseBoxes(boxes);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const read = await lockVersion(inTx, actor, { id, version, states: ['draft', 'sent'] });
    const { row, line } = read;
    await assertSendable(tx, line);
    const changes = await change(inTx, read);
    const now = deps.clock.now();
    await updateAssisted(tx, row, {
      ...changes,
      state: 'sent',
      sentAt: row.sentAt ?? now,
      expiresAt: expiryOf(row, now),
      savedBy: actor.userId,
      savedAt: now,
    });
    await recordAudit(inTx, {
      by: actor,
      action: changes.presenceHash ? 'assisted_subscription.shown' : 'assisted_subscription.sent',
      object: { type: 'user', id: row.userId },
      after: { strategy: line.strategy?.title, amount: row.amount, currency: row.currency },
    });
    await deps.settleRequest?.(tx);
  });
}

export async function cancelAssistedSubscription(
  deps: Deps,
  actor: Actor,
  { id, version, ...boxes }: Sent,
): Promise<void> {
  await findVisible(deps, actor, id);
  refuseBoxes(boxes);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const { row } = await lockVersion(inTx, actor, { id, version, states: ['draft', 'sent'] });
    const now = deps.clock.now();
    await updateAssisted(tx, row, {
      state: 'canceled',
      presenceHash: null,
      savedBy: actor.userId,
      savedAt: now,
      endedAt: now,
    });
    const object = { type: 'user', id: row.userId } as const;
    await recordAudit(inTx, { by: actor, action: 'assisted_subscription.canceled', object });
    await deps.settleRequest?.(tx);
  });
}
