// Verifies the whole trail in the database: detects rows changed, deleted or inserted behind the triggers.
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

const batchRows = z.array(
  z.object({
    seq: z.coerce.number(),
    hash: z.string(),
    audit_id: z.coerce.number().nullable(),
    problem: z.string().nullable(),
  }),
);
const idRows = z.array(z.object({ first: z.coerce.number(), last: z.coerce.number() }));
const unsealedRows = z.array(z.object({ id: z.coerce.number() }));
const headRows = z.array(z.object({ seq: z.coerce.number(), hash: z.string() }));

const emptyHead: ChainHead = { seq: 0, hash: '0'.repeat(64) };

/** Links read by one statement: about half a second, so that stopping never waits for long. */
const batchLinks = 5000;

/**
 * Reads the whole chain up to its head of now, batch after batch. `noted`: a head read earlier, from the daily log
 * line, that the chain must still contain. `stopping` is checked between two batches; once aborted, its reason is
 * thrown.
 */
export async function verifyAuditChain(
  db: Database,
  noted?: ChainHead,
  stopping?: AbortSignal,
): Promise<ChainVerdict> {
  const links = await readRows(db, sql`select seq, hash from audit_chain order by seq desc limit 1`);
  const head = headRows.parse(links)[0] ?? emptyHead;
  const fault = (await findLinkFault(db, head, stopping)) ?? (await findUnsealed(db, stopping));
  if (fault !== null || noted === undefined || noted.seq === 0) return { head, fault };
  const kept = headRows.parse(
    await readRows(db, sql`select seq, hash from audit_chain where seq = ${noted.seq}`),
  );
  const isKept = kept[0]?.hash === noted.hash;
  const cut = `Audit trail: link ${noted.seq} is gone or is not the one that was noted: the trail was cut or made again.`;
  return { head, fault: isKept ? null : cut };
}

async function findLinkFault(
  db: Database,
  head: ChainHead,
  stopping: AbortSignal | undefined,
): Promise<string | null> {
  let last = emptyHead;
  while (last.seq < head.seq) {
    stopping?.throwIfAborted();
    const rows = batchRows.parse(await readRows(db, batchAfter(last)));
    const faulty = rows.find(({ problem }) => problem !== null);
    if (faulty !== undefined) return describe(faulty);
    last = rows.at(-1) ?? head;
  }
  return null;
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
    when (link).seq <> before_seq + 1 then 'links before it are missing'
    when (link).previous_hash <> before_hash then 'it does not follow the link before it'
    when (entry).id is null then 'the row was deleted'
    when audit_link_hash(link, entry) is distinct from (link).hash then 'the row or its link was changed'
    when (entry).salt is null and num_nonnulls((entry).ip, (entry).before, (entry).after) > 0
      or (entry).salt is not null and audit_content_hash(entry) <> (link).content_hash
      then 'its address or values were changed'
  end as problem
  from links order by 1`;

/** Rows without a link, by ranges of ids. */
async function findUnsealed(db: Database, stopping: AbortSignal | undefined): Promise<string | null> {
  const [ids] = idRows.parse(
    await readRows(
      db,
      sql`select coalesce(min(id), 0) as first, coalesce(max(id), -1) as last from audit_log`,
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
    if (row !== undefined)
      return describe({ seq: null, audit_id: row.id, problem: 'the row was never sealed' });
  }
  return null;
}

function describe({
  seq,
  audit_id: id,
  problem,
}: Pick<z.infer<typeof batchRows>[number], 'audit_id' | 'problem'> & { seq: number | null }): string {
  return `Audit trail: row ${id}${seq === null ? '' : ` (link ${seq})`}: ${problem}.`;
}

async function readRows(db: Database, query: ReturnType<typeof sql>): Promise<unknown> {
  const result: unknown = await db.execute(query);
  return z.object({ rows: z.array(z.unknown()) }).parse(result).rows;
}
