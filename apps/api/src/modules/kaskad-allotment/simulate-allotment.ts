import type { components } from '@repo/api-sdk/spec';
import {
  type Allotment,
  allot,
  allotmentFigures,
  allotmentText,
  type Comparison,
  compareAllotments,
} from '@repo/domain/kaskad';
import { decimal } from '@repo/domain/money';
import type { Database } from '../../db/client.ts';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findRoundView } from '../kaskad-rounds/rounds.repository.ts';
import { allotmentErrors } from './allotment.errors.ts';
import {
  type FirmInvestment,
  fingerprintOfDemands,
  listFirmInvestments,
  readOwners,
} from './demands.repository.ts';
import { readAllotment } from './read-rule.ts';

type Schemas = components['schemas'];

const mostRows = 500;
const allottableStates: readonly RoundRow['state'][] = ['open', 'suspended', 'closing', 'closed'];

/** One rule on what is firm now, or two compared; writes nothing. */
export async function simulateAllotment(
  { db }: Pick<Deps, 'db'>,
  id: string,
  { rule, compare_with: other }: Schemas['SimulateAllotmentBody'],
): Promise<Schemas['AllotmentSimulation']> {
  const view = await findRoundView(db, id);
  if (view === undefined) throw new AppError(allotmentErrors.notFound);
  const { round } = view;
  if (!allottableStates.includes(round.state)) throw new AppError(allotmentErrors.notAllottable);
  const demands = await listFirmInvestments(db, id);
  const cap = BigInt(round.cap);
  const run = (body: Schemas['AllotmentBody'], field: string) =>
    allot(demands, cap, readAllotment(body, { demands, cap, field }).rule);
  const first = run(rule, 'rule');
  const second = other === undefined ? null : run(other, 'compare_with');
  const comparison = second === null ? null : compareAllotments(first, second);
  const demand = sumOf(demands, ({ units }) => units);
  return {
    cap: round.cap,
    demand: demand.toString(),
    first: toSums(rule.rule, first),
    second: second === null || other === undefined ? null : toSums(other.rule, second),
    gaining: comparison?.gaining ?? 0,
    losing: comparison?.losing ?? 0,
    is_cut: demands.length > mostRows,
    fingerprint: fingerprintOfDemands(demands),
    rows: await readRows(
      db,
      { demands, first: first.slice(0, mostRows), comparison },
      explainer(round, { demand, rule: rule.rule }),
    ),
  };
}

const sumOf = <Row>(rows: readonly Row[], units: (row: Row) => bigint): bigint =>
  rows.reduce((sum, row) => sum + units(row), 0n);

const toSums = (rule: Schemas['AllotmentRule'], allotted: readonly Allotment[]): Schemas['AllotmentSums'] => {
  const served = allotted.filter(({ allotted: units }) => units > 0n).length;
  return {
    rule,
    allotted: sumOf(allotted, ({ allotted: units }) => units).toString(),
    served,
    unserved: allotted.length - served,
  };
};

/** « Demandé 5 000 €, alloué 3 200 € … » of each investment of an allotment. */
export function explainer(
  { price, cap }: Pick<RoundRow, 'price' | 'cap'>,
  { demand, rule }: { demand: bigint; rule: Schemas['AllotmentRule'] },
): (allotment: Allotment) => string {
  const round = { price: decimal(price), demand, cap: BigInt(cap), rule };
  return (allotment) => allotmentText(allotmentFigures(allotment, round));
}

interface Simulated {
  demands: readonly FirmInvestment[];
  first: readonly Allotment[];
  comparison: Comparison | null;
}

/** The first rows: `allot` keeps the order in which the investments became firm. */
async function readRows(
  db: Database,
  { demands, first, comparison }: Simulated,
  explain: (allotment: Allotment) => string,
): Promise<Schemas['AllotmentSimulation']['rows']> {
  const shown = new Set(first.map(({ id }) => id));
  const references = new Map(
    demands.flatMap(({ id, reference }) => (shown.has(id) ? [[id, reference]] : [])),
  );
  const owners = await readOwners(db, [...shown]);
  return first.map((allotment, place) => ({
    investment_id: allotment.id,
    reference: references.get(allotment.id) ?? '',
    owner: owners.get(allotment.id) ?? '',
    requested: allotment.requested.toString(),
    first: allotment.allotted.toString(),
    second: comparison?.rows[place]?.second.toString() ?? null,
    explanation: explain(allotment),
  }));
}
