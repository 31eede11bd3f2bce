// Heads of the trail, stamped by an authority (RFC 3161): a key of ours that leaked signs another past, and no authority stamps it at
// the instants of the first one. A head's stamp holds for each link before it.
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
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
 * The newest head alone: it covers those before it. The verification that noted it never waits for the authority.
 * @throws TimestampUnavailable: the queue tries again.
 */
export async function stampNewestHead(deps: StampDeps & Pick<Deps, 'secret' | 'settings'>): Promise<void> {
  const { db, timestamps } = deps;
  if (timestamps.name === 'off') return;
  const head = await readNotedHead(deps);
  if (head === null || head.timestampToken !== null || !isSignedByUs(deps, head)) return;
  const { token } = await timestamps.stamp(bytesOf(head));
  await db
    .update(auditHeads)
    .set({ timestampToken: token })
    .where(and(eq(auditHeads.seq, head.seq), isNull(auditHeads.timestampToken)));
}

/** `at` is null when the stamp is not of this head; the whole is null when there is none, or no authority to verify it by. */
export async function readNewestStamp(deps: StampDeps): Promise<{ link: number; at: string | null } | null> {
  if (deps.timestamps.name === 'off') return null;
  const [head] = await deps.db
    .select()
    .from(auditHeads)
    .where(isNotNull(auditHeads.timestampToken))
    .orderBy(desc(auditHeads.seq))
    .limit(1);
  if (head === undefined) return null;
  const verdict = await verifyStamp(deps, head);
  return { link: head.seq, at: verdict instanceof Date ? verdict.toISOString() : null };
}

/** One English sentence each, the first few; none where no authority is set. */
export async function wrongStamps(
  deps: StampDeps & Pick<Deps, 'clock'>,
  heads: readonly NotedHead[],
): Promise<string[]> {
  if (deps.timestamps.name === 'off') return [];
  const findings = createFindings();
  let stampedUntil = heads[0]?.at ?? null;
  for (const head of heads) {
    const verdict = await verifyStamp(deps, head);
    if (verdict === null) continue;
    if (!(verdict instanceof Date))
      findings.add(`Audit trail: the time stamp of the head at link ${head.seq}: ${verdict}.`);
    else if (Math.abs(verdict.getTime() - head.at.getTime()) > lateAfterMs)
      findings.add(
        `Audit trail: the head at link ${head.seq} of ${dayOf(head.at)} was stamped on ${dayOf(verdict)}.`,
      );
    else stampedUntil = head.at;
  }
  if (stampedUntil !== null && deps.clock.now().getTime() - stampedUntil.getTime() > lateAfterMs)
    findings.add(`Audit trail: no head was stamped since ${dayOf(stampedUntil)}.`);
  return findings.sentences();
}

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
