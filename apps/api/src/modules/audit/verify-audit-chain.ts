// Reads the whole trail again in the database: what was changed, deleted or slipped in behind the triggers shows here.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';

/** The newest link. Noted elsewhere, it also proves later that the end of the trail was not cut off. */
export interface ChainHead {
  seq: number;
  hash: string;
}

export interface ChainVerdict {
  head: ChainHead;
  /** One English sentence on the first fault; null when the chain is whole. */
  fault: string | null;
}

const chainRows = z.array(
  z.object({
    seq: z.coerce.number().nullable(),
    audit_id: z.coerce.number().nullable(),
    problem: z.string().nullable(),
  }),
);
const headRows = z.array(z.object({ seq: z.coerce.number(), hash: z.string() }));

const emptyHead: ChainHead = { seq: 0, hash: '0'.repeat(64) };

/** `noted`: a head read earlier, from the daily log line, that the chain must still contain. */
export async function verifyAuditChain(db: Database, noted?: ChainHead): Promise<ChainVerdict> {
  const links = await readRows(db, sql`select seq, hash from audit_chain order by seq desc limit 1`);
  const head = headRows.parse(links)[0] ?? emptyHead;
  const faults = chainRows.parse(await readRows(db, sql`select * from audit_chain_faults() limit 1`));
  const [first] = faults;
  if (first !== undefined) {
    const place = first.seq === null ? '' : ` (link ${first.seq})`;
    return { head, fault: `Audit trail: row ${first.audit_id}${place}: ${first.problem}.` };
  }
  if (noted === undefined || noted.seq === 0) return { head, fault: null };
  const kept = headRows.parse(
    await readRows(db, sql`select seq, hash from audit_chain where seq = ${noted.seq}`),
  );
  const isKept = kept[0]?.hash === noted.hash;
  const fault = `Audit trail: link ${noted.seq} is gone or is not the one that was noted: the trail was cut or made again.`;
  return { head, fault: isKept ? null : fault };
}

async function readRows(db: Database, query: ReturnType<typeof sql>): Promise<unknown> {
  const result: unknown = await db.execute(query);
  return z.object({ rows: z.array(z.unknown()) }).parse(result).rows;
}
