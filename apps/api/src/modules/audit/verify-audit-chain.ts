// Verifies the whole trail in the database: detects rows changed, deleted or inserted behind the triggers.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';

/** The newest link. Noted elsewhere, it also proves later that the end of the trail was not cut off. */
export interface ChainHead {
  seq: number;
  hash: string;
}

/** What is wrong, as the operator reads it after the row. */
export const chainProblems = {
  gap: 'links before it are missing',
  order: 'it does not follow the link before it',
  deleted: 'the row was deleted',
  changed: 'the row or its link was changed',
  emptied: 'its address or values were changed',
  unsealed: 'the row was never sealed',
  cut: 'is gone or is not the one that was noted: the trail was cut or made again',
} as const;
export type ChainProblem = keyof typeof chainProblems;

export interface ChainFault {
  problem: ChainProblem;
  /** The row of the trail; null when its link has none. */
  row: number | null;
  /** The link; null for a row without one. */
  seq: number | null;
}

export interface ChainVerdict {
  head: ChainHead;
  /** The first fault; null when the chain is whole. */
  fault: ChainFault | null;
}

const batchRows = z.array(
  z.object({
    seq: z.coerce.number(),
    hash: z.string(),
    audit_id: z.coerce.number().nullable(),
    problem: z.enum(['gap', 'order', 'deleted', 'changed', 'emptied']).nullable(),
  }),
);
const idRows = z.array(z.object({ first: z.coerce.number(), last: z.coerce.number() }));
const unsealedRows = z.array(z.object({ id: z.coerce.number() }));
const headRows = z.array(z.object({ seq: z.coerce.number(), hash: z.string() }));

const emptyHead: ChainHead = { seq: 0, hash: '0'.repeat(64) };

/** Links read by one statement: about half a second, so that stopping never waits for long. */
const batchLinks = 5000;

interface ChainRead {
  /** The head of an earlier verification to go on from; by default the whole chain is read. */
  from?: ChainHead;
  /** Heads read earlier, from a log line or an email, that the chain must still contain. */
  noted?: readonly ChainHead[];
  /** Checked between two batches; once aborted, its reason is thrown. */
  stopping?: AbortSignal | undefined;
}

/** Reads the chain up to its head of now, batch after batch. */
export async function verifyAuditChain(
  db: Database,
  { from = emptyHead, noted = [], stopping }: ChainRead = {},
): Promise<ChainVerdict> {
  const head = await readChainHead(db);
  const cut = await findCut(db, [...noted, from]);
  if (cut !== null) return { head, fault: cut };
  const { fault } = await verifyLinks(db, { from, to: head.seq, stopping });
  return { head, fault: fault ?? (await findUnsealed(db, { after: from, stopping })) };
}

export async function readChainHead(db: Database): Promise<ChainHead> {
  const links = await readRows(db, sql`select seq, hash from audit_chain order by seq desc limit 1`);
  return headRows.parse(links)[0] ?? emptyHead;
}

/** The link of this number, as the chain has it now; null when there is none. */
export async function readLink(db: Database, seq: number): Promise<ChainHead | null> {
  if (seq === 0) return emptyHead;
  const rows = await readRows(db, sql`select seq, hash from audit_chain where seq = ${seq}`);
  return headRows.parse(rows)[0] ?? null;
}

/** The first of the heads noted earlier that the chain no longer contains: it was cut, or made again. */
export async function findCut(db: Database, noted: readonly ChainHead[]): Promise<ChainFault | null> {
  for (const { seq, hash } of noted) {
    const kept = await readLink(db, seq);
    if (kept?.hash !== hash) return { problem: 'cut', row: null, seq };
  }
  return null;
}

interface LinkRange {
  /** Verified before. */
  from: ChainHead;
  to: number;
  stopping?: AbortSignal | undefined;
}

/** The links after `from`, up to number `to`; returns the last that it read. */
export async function verifyLinks(
  db: Database,
  { from, to, stopping }: LinkRange,
): Promise<{ last: ChainHead; fault: ChainFault | null }> {
  let last = from;
  while (last.seq < to) {
    stopping?.throwIfAborted();
    const rows = batchRows.parse(await readRows(db, batchAfter(last)));
    for (const { problem, audit_id: row, seq } of rows)
      if (problem !== null) return { last, fault: { problem, row, seq } };
    last = rows.at(-1) ?? { ...last, seq: to };
  }
  return { last, fault: null };
}

/** The links after this one, each with its fault, or null. */
const batchAfter = ({ seq, hash }: ChainHead) => sql`
  with links as (
    select link, entry,
      lag(link.seq, 1, ${seq}::bigint) over (order by link.seq) as before_seq,
      lag(link.hash, 1, ${hash}::text) over (order by link.seq) as before_hash
    from audit_chain as link left join audit_log as entry on entry.id = link.audit_id
    where link.seq > ${seq} and link.seq <= (
      select max(next.seq) from (
        select seq from audit_chain where seq > ${seq} order by seq limit ${batchLinks}
      ) as next
    )
  )
  select (link).seq, (link).hash, (link).audit_id, case
    when (link).seq <> before_seq + 1 then 'gap'
    when (link).previous_hash <> before_hash then 'order'
    when (entry).id is null then 'deleted'
    when audit_link_hash(link, entry) is distinct from (link).hash then 'changed'
    when (entry).salt is null and num_nonnulls((entry).ip, (entry).before, (entry).after) > 0
      or (entry).salt is not null and audit_content_hash(entry) <> (link).content_hash
      then 'emptied'
  end as problem
  from links order by 1`;

/** Rows without a link, by ranges of ids: all, or those after the row of a link. */
export async function findUnsealed(
  db: Database,
  { after = emptyHead, stopping }: { after?: ChainHead; stopping?: AbortSignal | undefined } = {},
): Promise<ChainFault | null> {
  const [ids] = idRows.parse(
    await readRows(
      db,
      sql`select coalesce(min(id), 0) as first, coalesce(max(id), -1) as last from audit_log
        where id >= coalesce((select audit_id from audit_chain where seq = ${after.seq}), 0)`,
    ),
  );
  if (ids === undefined) return null;
  for (let from = ids.first; from <= ids.last; from += batchLinks) {
    stopping?.throwIfAborted();
    const [row] = unsealedRows.parse(
      await readRows(
        db,
        sql`select id from audit_log as entry where id >= ${from} and id < ${from + batchLinks}
          and not exists (select from audit_chain as link where link.audit_id = entry.id) order by id limit 1`,
      ),
    );
    if (row !== undefined) return { problem: 'unsealed', row: row.id, seq: null };
  }
  return null;
}

/** One English sentence. */
export function describeFault({ problem, row, seq }: ChainFault): string {
  if (problem === 'cut') return `Audit trail: link ${seq} ${chainProblems.cut}.`;
  return `Audit trail: row ${row}${seq === null ? '' : ` (link ${seq})`}: ${chainProblems[problem]}.`;
}

async function readRows(db: Database, query: ReturnType<typeof sql>): Promise<unknown> {
  const result: unknown = await db.execute(query);
  return z.object({ rows: z.array(z.unknown()) }).parse(result).rows;
}
