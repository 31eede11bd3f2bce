// What was executed at a wrong value, as staff read it: units booked and due, the difference in money, what may be done of it.
import type { components } from '@repo/api-sdk/spec';
import type { Discrepancy } from '@repo/domain/books';
import { decimal, toText } from '@repo/domain/money';
import type { Database } from '../../db/client.ts';
import { pricesOf } from '../books/compare-deal.ts';
import { type DealRow, readDeals } from '../books/deals.repository.ts';
import { toContractName } from '../journal/account-names.ts';
import { bookCurrency } from '../journal/list-waiting-orders.ts';
import { readNamedContracts } from '../journal/named-contracts.repository.ts';
import type { SeriesDay } from '../market-data/affected.repository.ts';
import { loadMarket } from '../market-data/load-market.ts';
import { readMarketVersion } from '../market-data/market.repository.ts';
import { type CorrectedDealRow, listCorrectedDeals } from './corrections.repository.ts';
import { compareDeal } from './deal-discrepancy.ts';

type Deal = components['schemas']['CorrectedDeal'];
export type Remedy = components['schemas']['DealRemedy'];

/** Where the client lost, a subscription gets its units as long as its contract runs; anything else is settled in money. */
export function remediesOf(
  { order }: Pick<DealRow, 'order'>,
  { cash, unitsDue }: Pick<Discrepancy, 'cash' | 'unitsDue'>,
  { isRunning, units }: { isRunning: boolean; units: string },
): Remedy[] {
  const settle: Remedy[] = cash.eq(0) ? [] : ['settle'];
  if (order.kind !== 'subscription' || !isRunning || unitsDue.eq(decimal(units))) return settle;
  return cash.gt(0) ? ['units'] : ['units', ...settle];
}

export interface ListedDeal {
  row: CorrectedDealRow;
  deal: Deal;
}

/** Open ones first; of one corrected value, or of all. */
export async function readCorrectedDeals(
  db: Database,
  read: { threshold: string; only?: SeriesDay },
): Promise<ListedDeal[]> {
  const rows = await listCorrectedDeals(db, read);
  const { market } = await loadMarket(db, await readMarketVersion(db));
  const booked = await readDeals(db, rows);
  const byMovement = new Map(
    booked.map((deal) => [`${deal.movement.strategyId} ${deal.movement.number}`, deal]),
  );
  const named = await readNamedContracts(
    db,
    booked.map(({ movement }) => movement.contractId),
  );
  return rows.flatMap((row): ListedDeal[] => {
    const deal = byMovement.get(`${row.strategy_id} ${row.number}`);
    const at = deal && market && pricesOf(deal, market.prices);
    if (!deal || !at) return [];
    const contract = named.contracts.get(deal.movement.contractId);
    return [
      {
        row,
        deal: toWire(row, {
          deal,
          compared: compareDeal(deal, at),
          contract: contract ? toContractName(contract) : null,
        }),
      },
    ];
  });
}

interface Compared {
  deal: DealRow;
  compared: Discrepancy;
  contract: Deal['contract'];
}

function toWire(row: CorrectedDealRow, { deal, compared, contract }: Compared): Deal {
  const { movement, order } = deal;
  const isOpen = row.state === 'open';
  const isRunning = row.contract_status === 'signed';
  const asset = bookCurrency(order.asset);
  return {
    strategy_id: row.strategy_id,
    movement: row.number,
    contract,
    kind: order.kind,
    order_day: movement.orderDay,
    dealing_day: movement.dealingDay,
    executed: row.executed,
    gap: row.gap,
    units: toText(decimal(movement.units)),
    units_due: toText(compared.unitsDue),
    cash: toText(compared.cash),
    asset,
    state: row.state,
    is_decision_required: isOpen && row.is_required,
    remedies: isOpen ? remediesOf(deal, compared, { isRunning, units: movement.units }) : [],
    decision:
      row.decided_at === null || row.reason === null
        ? null
        : { reason: row.reason, maker: row.requested_by, by: row.decided_by, at: row.decided_at },
    change_request: row.state === 'pending' ? row.pending : null,
  };
}
