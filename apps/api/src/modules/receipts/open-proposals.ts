// The best proposal of each receipt that is to be matched. Comparing them with every contract that waits takes a second at a million
// contracts, and each tab of « Rapprochement » counts them: they are kept until a contract or a receipt changes its state, and for a
// minute at most, since a name or a proof that is typed again changes them too.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { ParameterDeps } from '../parameters/read-parameters.ts';
import { type Proposal, proposeContracts } from './propose-contracts.ts';
import { listReceiptRows } from './receipt-list.repository.ts';

/** Those to be matched are work in progress: more are proposed once these are decided. */
export const proposable = { page: 1, pageSize: 500 };

const keptMs = 60_000;

export type BestProposals = ReadonlyMap<string, Proposal>;

interface Kept {
  version: string;
  until: number;
  best: Promise<BestProposals>;
}

const keptOf = new WeakMap<Database, Kept>();

/** By the id of the receipt; those without a proposal are left out. */
export async function keptProposals(deps: ParameterDeps): Promise<BestProposals> {
  const version = await readVersion(deps.db);
  const kept = keptOf.get(deps.db);
  if (kept !== undefined && kept.version === version && kept.until > performance.now()) return kept.best;
  const best = findProposals(deps);
  keptOf.set(deps.db, { version, until: performance.now() + keptMs, best });
  best.catch(() => {
    if (keptOf.get(deps.db)?.best === best) keptOf.delete(deps.db);
  });
  return best;
}

/** As they are now: what is exported. */
export async function findProposals(deps: ParameterDeps): Promise<BestProposals> {
  const { rows: open } = await listReceiptRows(deps.db, { state: 'open', q: '', ...proposable });
  const proposals = await proposeContracts(deps, open);
  return new Map([...proposals].flatMap(([id, [best]]) => (best === undefined ? [] : [[id, best]])));
}

const versionSchema = z.object({ rows: z.tuple([z.object({ version: z.string() })]) });

/** Each change of a state inserts a delta of the counts: its number is taken before it is visible, and its row goes when it is folded. */
async function readVersion(db: Database): Promise<string> {
  const read: unknown = await db.execute(sql`
    select concat_ws('-', (select last_value from list_count_deltas_id_seq), max(id), count(*)) as version from list_count_deltas`);
  return versionSchema.parse(read).rows[0].version;
}
