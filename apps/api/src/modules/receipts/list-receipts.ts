import type { components } from '@repo/api-sdk/spec';
import type { Database } from '../../db/client.ts';
import { type Counted, countRows, exactly, type PagePlace } from '../../db/keyset.ts';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { Deps } from '../../deps.ts';
import { toPage } from '../../http/list-page.ts';
import { listContractsOf } from './candidates.repository.ts';
import { type BestProposals, findProposals, keptProposals, proposable } from './open-proposals.ts';
import {
  countReceiptStates,
  listReceiptRows,
  type ReceiptFilters,
  selectFound,
} from './receipt-list.repository.ts';
import { toWireReceipt } from './receipts.mapper.ts';

type Tab = components['schemas']['ReceiptTab'];

export interface ReceiptQuery extends Omit<ReceiptFilters, 'state'>, PagePlace {
  tab: Tab;
}

/** One page of the money received; each receipt to be matched with its best proposal. */
export async function listReceipts(
  deps: Deps,
  query: ReceiptQuery,
): Promise<components['schemas']['ReceiptPage']> {
  const counts = await countReceiptStates(deps.db);
  const best = await keptProposals(deps);
  const { rows, counted } =
    query.tab === 'proposed'
      ? await pageOfProposed(deps.db, query, best)
      : await pageOf(deps.db, { ...query, state: query.tab }, counts[query.tab]);
  const contracts = await listContractsOf(
    deps.db,
    rows.flatMap(({ contractId }) => contractId ?? []),
  );
  const byId = new Map(contracts.map((row) => [row.contract.id, row]));
  return {
    ...toPage(
      rows.map((row) =>
        toWireReceipt(row, { contract: byId.get(row.contractId ?? ''), proposal: best.get(row.id) }),
      ),
      counted,
      query,
    ),
    counts: { ...counts, proposed: best.size },
  };
}

interface Listed {
  rows: ReceiptRow[];
  counted: Counted;
}

async function pageOf(db: Database, query: ReceiptFilters & PagePlace, inState: number): Promise<Listed> {
  const { rows, counted } = await listReceiptRows(db, query);
  if (counted !== null) return { rows, counted };
  const { q, account, source, sourceNot, from, to } = query;
  const isFiltered =
    q !== '' || [account, source, sourceNot, from, to].some((filter) => filter !== undefined);
  const total = await countRows(db, {
    place: query,
    shown: rows.length,
    countAll: isFiltered ? undefined : async () => inState,
    found: selectFound(db, query),
  });
  return { rows, counted: total };
}

/** Few enough to be counted, and to be on pages by their rows, here. */
async function pageOfProposed(db: Database, query: ReceiptQuery, best: BestProposals): Promise<Listed> {
  const { page, pageSize, after, before, ...filters } = query;
  const proposed = await listProposed(db, filters, best);
  const placeOf = (row: string) => proposed.findIndex(({ id }) => id === row);
  const end = before === undefined ? undefined : placeOf(before);
  const first =
    after === undefined
      ? end === undefined
        ? (page - 1) * pageSize
        : Math.max(0, end - pageSize)
      : placeOf(after) + 1;
  return { rows: proposed.slice(first, end ?? first + pageSize), counted: exactly(proposed.length) };
}

async function listProposed(
  db: Database,
  query: Omit<ReceiptFilters, 'state'>,
  best: BestProposals,
): Promise<ReceiptRow[]> {
  const { rows } = await listReceiptRows(db, { ...query, state: 'open', ...proposable });
  return rows.filter(({ id }) => best.has(id));
}

/** The ids of those with a proposal, in the order of the list. */
export async function listProposedIds(deps: Deps, query: Omit<ReceiptFilters, 'state'>): Promise<string[]> {
  const proposed = await listProposed(deps.db, query, await findProposals(deps));
  return proposed.map(({ id }) => id);
}
