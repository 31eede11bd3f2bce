// What a person holds in Kaskad, what they have to do, and the rounds that they may invest in.
import type { components } from '@repo/api-sdk/spec';
import { payBefore, priorityUntil, unitsCost } from '@repo/domain/kaskad';
import { type Decimal, decimal, roundFor, sumOf, toText, ZERO } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { type InvestmentView, listInvestmentViewsOf } from '../kaskad-investments/investments.repository.ts';
import { readInvestments } from '../kaskad-investments/read-detail.ts';
import { readRoundCards } from '../kaskad-rounds/round-card.ts';
import { listInvitedRounds } from '../kaskad-rounds/rounds.repository.ts';
import { listLastEvents, listLastValuations, listRoundsTaking, toActivity } from './dashboards.repository.ts';

type Dashboard = components['schemas']['KaskadDashboard'];

const eventsShown = 10;
/** Paid, and neither paid back nor transferred; of a round that failed or was cancelled, all is owed back. */
const isHeld = ({ investment, round }: InvestmentView): boolean =>
  heldStates.has(investment.state) && round.state !== 'failed' && round.state !== 'canceled';
const heldStates: ReadonlySet<string> = new Set([
  'paid',
  'withdrawable',
  'firm',
  'allotted',
  'partly_allotted',
  'issued',
]);

/** An investment that is paid: its allotted part once it is allotted, at its cost without the fee. */
interface Held {
  view: InvestmentView;
  units: bigint;
  cost: Decimal;
}

export async function getKaskadDashboard(deps: Deps, actor: Actor): Promise<Dashboard> {
  const { db } = deps;
  const views = await listInvestmentViewsOf(db, actor.userId);
  const held = views.filter(isHeld).map(toHeld);
  const events = await listLastEvents(db, { userId: actor.userId, limit: eventsShown });
  return {
    currency: 'EUR',
    total_invested: toText(sumOf(held.map(({ cost }) => cost)), 2),
    value: await readValue(deps, held),
    projects: toProjects(held),
    to_do: await listTasks(deps, views),
    opportunities: await listOpportunities(deps, actor.userId),
    activity: events.map(toActivity),
  };
}

function toHeld(view: InvestmentView): Held {
  const { allottedUnits, units, price } = view.investment;
  const kept = BigInt(allottedUnits ?? units);
  return { view, units: kept, cost: unitsCost(kept, decimal(price)) };
}

/** Units × the last valuation of their class, at cost without one; null where nothing is held. */
async function readValue({ db }: Pick<Deps, 'db'>, held: readonly Held[]): Promise<Dashboard['value']> {
  if (held.length === 0) return null;
  const last = await listLastValuations(db, [...new Set(held.map(({ view }) => view.round.classId))]);
  const valued = held.map(({ view, units, cost }) => {
    const valuation = last.get(view.round.classId);
    if (valuation === undefined) return { amount: cost, method: 'at_cost' as const, day: null };
    const amount = roundFor('EUR', decimal(units.toString()).times(decimal(valuation.price)));
    return { amount, method: valuation.method, day: valuation.day };
  });
  const [first, ...others] = new Set(valued.map(({ method }) => method));
  const days = valued.flatMap(({ day }) => (day === null ? [] : [day])).toSorted();
  return {
    amount: toText(sumOf(valued.map(({ amount }) => amount)), 2),
    day: days[0] ?? null,
    method: first === undefined || others.length > 0 ? 'mixed' : first,
  };
}

/** The largest first, then by name. */
function toProjects(held: readonly Held[]): Dashboard['projects'] {
  return [...Map.groupBy(held, ({ view }) => view.issuer.id).values()]
    .map((ofIssuer) => ({
      issuer: ofIssuer[0]?.view.issuer,
      amount: ofIssuer.reduce((sum, { cost }) => sum.plus(cost), ZERO),
    }))
    .toSorted((a, b) => b.amount.cmp(a.amount) || ((a.issuer?.name ?? '') < (b.issuer?.name ?? '') ? -1 : 1))
    .flatMap(({ issuer, amount }) =>
      issuer === undefined
        ? []
        : [{ issuer: { id: issuer.id, name: issuer.name }, amount: toText(amount, 2) }],
    );
}

const tasks = ['confirm', 'accept_documents', 'sign', 'pay', 'choose_units'] as const;

/** The next step of each investment, where it is one of its owner. */
async function listTasks(deps: Deps, views: readonly InvestmentView[]): Promise<Dashboard['to_do']> {
  const toDo: Dashboard['to_do'] = [];
  const toInvestment = await readInvestments(deps, views);
  for (const view of views) {
    const investment = toInvestment(view);
    const task = tasks.find((one) => one === investment.next_step);
    if (task === undefined) continue;
    toDo.push({
      task,
      investment_id: investment.id,
      reference: investment.reference,
      round_name: view.round.name,
      until: untilOf(task, view).toISOString(),
    });
  }
  return toDo;
}

/** A reservation loses its priority, and what is signed is to be paid, on a date of its own; the rest ends with the round. */
function untilOf(task: (typeof tasks)[number], { investment, round }: InvestmentView): Date {
  const { reservedAt, signedAt } = investment;
  if (task === 'confirm' && reservedAt !== null) return priorityUntil(reservedAt);
  if (signedAt !== null) return payBefore(signedAt, round.closesAt);
  return round.closesAt;
}

/** Rounds of the caller's audience that take investments or reservations now, the first to close before. */
async function listOpportunities(deps: Deps, userId: string): Promise<Dashboard['opportunities']> {
  const invited = await listInvitedRounds(deps.db, userId);
  const rounds = await listRoundsTaking(deps.db);
  const seen = rounds.filter(({ round }) => round.audience === 'public' || invited.has(round.id));
  const cards = await readRoundCards(deps, seen);
  return cards.filter((card) => card.is_taking || card.is_reserving);
}
