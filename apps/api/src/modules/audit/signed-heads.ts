// Heads of the trail, signed: who rules the database can make the whole chain again, and not a head of the one before it.
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { auditHeads } from '../../db/schema/audit.ts';
import type { Deps } from '../../deps.ts';
import type { ChainHead } from './verify-audit-chain.ts';

export type NotedHead = typeof auditHeads.$inferSelect;

interface Secrets {
  readonly secret: string;
  readonly settings: Pick<Deps['settings'], 'previousSecret'>;
}

/** A PKCS#8 Ed25519 key is these bytes and its seed (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Made from APP_SECRET, which no role of the database reads. */
function keyFrom(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'heads of the audit trail, v1', 32));
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
}

type Signed = Pick<NotedHead, 'seq' | 'hash' | 'at' | 'verifiedFrom'>;

export const signedBytes = ({ seq, hash, at, verifiedFrom }: Signed): Buffer =>
  Buffer.from(`head of the audit trail/1\n${seq}\n${hash}\n${at.toISOString()}\n${verifiedFrom}`);

/** In base64url. */
const signHead = (secret: string, head: Signed): string =>
  sign(null, signedBytes(head), keyFrom(secret)).toString('base64url');

/** By the secret of now, or by the one before it. */
export function isSignedByUs({ secret, settings }: Secrets, head: NotedHead): boolean {
  const { signature } = head;
  if (signature === null) return false;
  return [secret, settings.previousSecret].some(
    (key) =>
      key !== null &&
      verify(null, signedBytes(head), createPublicKey(keyFrom(key)), Buffer.from(signature, 'base64url')),
  );
}

/** Once for each head: a night without an act notes nothing. `verifiedFrom`: 0 when the whole trail was verified. */
export async function noteAuditHead(
  { db, clock, secret }: Pick<Deps, 'db' | 'clock' | 'secret'>,
  head: ChainHead,
  verifiedFrom: number,
): Promise<NotedHead | null> {
  if (head.seq === 0) return null;
  const noted = { ...head, at: clock.now(), verifiedFrom };
  const [row] = await db
    .insert(auditHeads)
    .values({ ...noted, signature: signHead(secret, noted) })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function readNotedHead({ db }: Pick<Deps, 'db'>): Promise<NotedHead | null> {
  const [row] = await db.select().from(auditHeads).orderBy(desc(auditHeads.seq)).limit(1);
  return row ?? null;
}

/** The newest head that verification may go on from: whole no earlier than `wholeSince`, and both signed by us. */
export async function findTrustedHead(
  deps: Pick<Deps, 'db'> & Secrets,
  wholeSince: Date,
): Promise<NotedHead | null> {
  const [whole] = await deps.db
    .select()
    .from(auditHeads)
    .where(
      and(eq(auditHeads.verifiedFrom, 0), isNotNull(auditHeads.signature), gt(auditHeads.at, wholeSince)),
    )
    .orderBy(desc(auditHeads.seq))
    .limit(1);
  const last = await readNotedHead(deps);
  if (whole === undefined || last === null) return null;
  return isSignedByUs(deps, whole) && isSignedByUs(deps, last) ? last : null;
}

/** Every head since heads are signed, oldest first. */
export function listSignedHeads(db: Database): Promise<NotedHead[]> {
  return db.select().from(auditHeads).where(isNotNull(auditHeads.signature)).orderBy(auditHeads.seq);
}

/** After a change of APP_SECRET: the heads signed with the one before are signed with the new one. */
export async function signHeadsAgain(
  db: Database,
  [secret, previousSecret]: readonly [string, string],
): Promise<{ signed: number; failed: number }> {
  const counts = { signed: 0, failed: 0 };
  for (const head of await listSignedHeads(db)) {
    const isOf = (key: string) => isSignedByUs({ secret: key, settings: { previousSecret: null } }, head);
    if (isOf(secret)) continue;
    if (!isOf(previousSecret)) counts.failed += 1;
    else {
      const signature = signHead(secret, head);
      await db.update(auditHeads).set({ signature }).where(eq(auditHeads.seq, head.seq));
      counts.signed += 1;
    }
  }
  return counts;
}
