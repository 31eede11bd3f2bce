// Heads of the trail, stamped by an authority (RFC 3161): a key of ours that leaked signs another past, and no authority stamps it at
// the instants of the first one. A head's stamp holds for each link before it, and a stamp that was taken away leaves a gap.
import { createHash } from 'node:crypto';
import { and, asc, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { auditHeads } from '../../db/schema/audit.ts';
import type { Deps } from '../../deps.ts';
import { InvalidTimestamp } from '../../ports/timestamps/timestamps-port.ts';
import { createFindings } from './findings.ts';
import { isSignedByUs, type NotedHead, readNotedHead, signedBytes } from './signed-heads.ts';

type StampDeps = Pick<Deps, 'db' | 'timestamps'>;

/** An authority that is out of reach for longer leaves a head without a stamp, or with a late one: a person looks. */
const lateAfterMs = 3 * 24 * 60 * 60_000;

const bytesOf = (head: NotedHead): Uint8Array<ArrayBuffer> => new Uint8Array(signedBytes(head));

/**
 * The newest head alone: it covers those before it. The verification that noted it never waits for the authority. One that is late
 * already waits for the next head: its stamp would be reported for ever.
 * @throws TimestampUnavailable: the queue tries again.
 */
export async function stampNewestHead(
  deps: StampDeps & Pick<Deps, 'clock' | 'secret' | 'settings'>,
): Promise<void> {
  const { db, timestamps } = deps;
  if (timestamps.name === 'off') return;
  const head = await readNotedHead(deps);
  if (head === null || head.timestampToken !== null || !isSignedByUs(deps, head)) return;
  if (isLate(head.at, deps.clock.now())) return;
  const { token } = await timestamps.stamp(bytesOf(head));
  await db
    .update(auditHeads)
    .set({ timestampToken: token })
    .where(and(eq(auditHeads.seq, head.seq), isNull(auditHeads.timestampToken)));
}

/** `at` is null when the stamp is not of this head; the whole is null when there is none, or no authority to verify it by. */
export async function readNewestStamp(deps: StampDeps): Promise<{ link: number; at: string | null } | null> {
  const head = await findStamped(deps, desc(auditHeads.seq));
  if (head === null) return null;
  const verdict = await verifyStamp(deps, head);
  return { link: head.seq, at: verdict instanceof Date ? verdict.toISOString() : null };
}

/** Its instant and the SHA-256 of its token: kept elsewhere, it shows later that no stamp was taken away before the next one. */
export async function readFirstStamp(deps: StampDeps): Promise<string | null> {
  const head = await findStamped(deps, asc(auditHeads.seq));
  const verdict = head && (await verifyStamp(deps, head));
  if (!head?.timestampToken || !(verdict instanceof Date)) return null;
  return `${verdict.toISOString()}:${createHash('sha256').update(head.timestampToken).digest('hex')}`;
}

async function findStamped({ db, timestamps }: StampDeps, order: SQL): Promise<NotedHead | null> {
  if (timestamps.name === 'off') return null;
  const stamped = isNotNull(auditHeads.timestampToken);
  const [head] = await db.select().from(auditHeads).where(stamped).orderBy(order).limit(1);
  return head ?? null;
}

/** One English sentence each, the first few; none where no authority is set. */
export async function wrongStamps(
  deps: StampDeps & Pick<Deps, 'clock'>,
  heads: readonly NotedHead[],
): Promise<string[]> {
  if (deps.timestamps.name === 'off') return [];
  const findings = createFindings();
  let last: Date | null = null;
  for (const head of heads) {
    const verdict = await verifyStamp(deps, head);
    if (verdict === null) continue;
    if (!(verdict instanceof Date))
      findings.add(`Audit trail: the time stamp of the head at link ${head.seq}: ${verdict}.`);
    else if (isLate(head.at, verdict) || isLate(verdict, head.at))
      findings.add(
        `Audit trail: the head at link ${head.seq} of ${dayOf(head.at)} was stamped on ${dayOf(verdict)}.`,
      );
    else {
      // Who forges a past takes its stamps away: those that the authority gives now are of now.
      if (last !== null && isLate(last, verdict))
        findings.add(`Audit trail: no head was stamped between ${dayOf(last)} and ${dayOf(verdict)}.`);
      last = verdict;
    }
  }
  const since = last ?? heads[0]?.at;
  if (since !== undefined && isLate(since, deps.clock.now()))
    findings.add(`Audit trail: no head was stamped since ${dayOf(since)}.`);
  return findings.sentences();
}

const isLate = (from: Date, to: Date): boolean => to.getTime() - from.getTime() > lateAfterMs;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The instant; null without a stamp; else why it is not one of this head. */
async function verifyStamp({ timestamps }: StampDeps, head: NotedHead): Promise<Date | string | null> {
  if (head.timestampToken === null) return null;
  try {
    return await timestamps.verify(head.timestampToken, bytesOf(head));
  } catch (error) {
    if (error instanceof InvalidTimestamp) return error.message;
    throw error;
  }
}
