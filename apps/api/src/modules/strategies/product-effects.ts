// What a change of a product's status leaves open: its contracts, its money under way, its NAVs.
import { addDays } from '@repo/domain/dates';
import { formatSignedPercent } from '@repo/domain/format';
import { isYieldFar, isYieldZero, type ProductAction } from '@repo/domain/products';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import type { ChangeLine } from '../change-requests/change-kind.ts';
import { listDueNavs } from '../market-data/due-navs.ts';
import { observedRate } from './products.mapper.ts';
import { readProducts } from './products.repository.ts';
import { strategiesTexts } from './strategies.texts.ts';

const texts = strategiesTexts.stateLines;
/** How far back missing NAVs are counted. */
const daysCounted = 31;

const counts = z.object({
  rows: z.tuple([
    z.object({ unsigned: z.number(), unpaid: z.number(), underWay: z.number(), holders: z.number() }),
  ]),
});

async function countContracts(db: Database, id: string) {
  const result: unknown = await db.execute(sql`
    select count(*) filter (where c.status = 'pending')::int as unsigned,
      count(*) filter (where c.status = 'signed' and c.payment_status not in ('paid', 'canceled'))::int as unpaid,
      (select count(*)::int from orders o join contracts p on p.id = o.contract_id
        where o.state = 'waiting' and p.strategy_id = ${id}) as "underWay",
      (select count(*)::int from (select m.contract_id from unit_movements m where m.strategy_id = ${id}
        group by 1 having sum(m.units) <> 0) held) as holders
    from contracts c where c.strategy_id = ${id}`);
  return counts.parse(result).rows[0];
}

/** Days of publication that have no NAV, today aside. */
async function countMissingNavs(deps: Deps, id: string): Promise<number> {
  const today = parisDay(deps.clock.now());
  const days = await listDueNavs(deps, { first: addDays(today, -daysCounted), last: addDays(today, -1) });
  return days.filter(({ strategy_id: of }) => of === id).length;
}

/** Over twelve months, a fraction; null without a year of NAVs. */
export async function readObservedRate(db: Database, id: string): Promise<number | null> {
  const [product] = await readProducts(db, [id]);
  return observedRate(product?.nav);
}

function line(label: string, count: number): ChangeLine[] {
  return count === 0 ? [] : [{ label, before: null, after: String(count) }];
}

/** Codes of `strategiesTexts.state`, of an estimate that is worth a second look. */
export function yieldWarnings(apy: string, observed: number | null): ('yieldZero' | 'yieldFar')[] {
  if (isYieldZero(Number(apy))) return ['yieldZero'];
  return isYieldFar(Number(apy), observed) ? ['yieldFar'] : [];
}

export interface ProductEffects {
  lines: ChangeLine[];
  /** Codes of `strategiesTexts.state`. */
  warnings: (keyof typeof strategiesTexts.state)[];
}

/** What the checker reads beside the status: what there is, and what to think of first. */
export async function describeEffects(
  deps: Deps,
  { id, apy }: StrategyRow,
  action: ProductAction,
): Promise<ProductEffects> {
  const isStopping = action === 'suspend' || action === 'archive';
  const { unsigned, unpaid, underWay, holders } = await countContracts(deps.db, id);
  const navsMissing = await countMissingNavs(deps, id);
  const observed = await readObservedRate(deps.db, id);
  const open = { unsigned, unpaid, underWay, navsMissing };
  const warned = (['unsigned', 'unpaid', 'underWay', 'navsMissing'] as const).filter(
    (code) => open[code] > 0,
  );
  return {
    lines: [
      ...warned.flatMap((code) => line(texts[code], open[code])),
      ...line(texts.holders, holders),
      ...(isStopping || observed === null
        ? []
        : [{ label: texts.observed, before: null, after: formatSignedPercent(observed) }]),
    ],
    warnings: isStopping ? warned : yieldWarnings(apy, observed),
  };
}
