import type { components } from '@repo/api-sdk/spec';
import type { Database } from '../../db/client.ts';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { Deps } from '../../deps.ts';
import { listContractsOf } from './candidates.repository.ts';
import { type Proposal, proposeContracts } from './propose-contracts.ts';
import { toWireReceipt } from './receipts.mapper.ts';
import { countReceiptStates, listReceiptRows, type ReceiptFilters } from './receipts.repository.ts';

type Tab = components['schemas']['ReceiptTab'];

export interface ReceiptQuery extends Omit<ReceiptFilters, 'state'> {
  tab: Tab;
  page: number;
  pageSize: number;
}

/** Those to be matched are work in progress: more are proposed once these are decided. */
const MAX_PROPOSED = 500;

/** One page of the money received; each receipt to be matched with its best proposal. */
export async function listReceipts(
  deps: Deps,
  query: ReceiptQuery,
): Promise<components['schemas']['ReceiptPage']> {
  const { tab, page, pageSize } = query;
  const counts = await countReceiptStates(deps.db);
  const open = await listReceiptRows(deps.db, { state: 'open', q: '' }, { limit: MAX_PROPOSED, offset: 0 });
  const proposals = await proposeContracts(deps, open.rows);
  const best = (id: string): Proposal | undefined => proposals.get(id)?.[0];
  const { rows, total } =
    tab === 'proposed' ? await pageOfProposed(deps.db, query, best) : await pageOf(deps.db, query, tab);
  const contracts = await listContractsOf(
    deps.db,
    rows.flatMap(({ contractId }) => contractId ?? []),
  );
  const byId = new Map(contracts.map((row) => [row.contract.id, row]));
  return {
    items: rows.map((row) =>
      toWireReceipt(row, { contract: byId.get(row.contractId ?? ''), proposal: best(row.id) }),
    ),
    total,
    page,
    page_size: pageSize,
    counts: { ...counts, proposed: open.rows.filter(({ id }) => best(id) !== undefined).length },
  };
}

function pageOf(db: Database, query: ReceiptQuery, state: Exclude<Tab, 'proposed'>) {
  const { page, pageSize } = query;
  return listReceiptRows(db, { ...query, state }, { limit: pageSize, offset: (page - 1) * pageSize });
}

async function pageOfProposed(
  db: Database,
  query: ReceiptQuery,
  best: (id: string) => Proposal | undefined,
): Promise<{ rows: ReceiptRow[]; total: number }> {
  const { page, pageSize } = query;
  const proposed = await listProposed(db, query, best);
  return { rows: proposed.slice((page - 1) * pageSize, page * pageSize), total: proposed.length };
}

async function listProposed(
  db: Database,
  query: Omit<ReceiptFilters, 'state'>,
  best: (id: string) => Proposal | undefined,
): Promise<ReceiptRow[]> {
  const all = await listReceiptRows(db, { ...query, state: 'open' }, { limit: MAX_PROPOSED, offset: 0 });
  return all.rows.filter(({ id }) => best(id) !== undefined);
}

/** The ids of those with a proposal, in the order of the list. */
export async function listProposedIds(deps: Deps, query: Omit<ReceiptFilters, 'state'>): Promise<string[]> {
  const open = await listReceiptRows(deps.db, { state: 'open', q: '' }, { limit: MAX_PROPOSED, offset: 0 });
  const proposals = await proposeContracts(deps, open.rows);
  const proposed = await listProposed(deps.db, query, (id) => proposals.get(id)?.[0]);
  return proposed.map(({ id }) => id);
}
