import { type Decimal, decimal, moneyAsset, sumOf } from '@repo/domain/money';
import type { ParameterKey } from '@repo/domain/parameters';
import { decideSecondPerson, secondPersonParameter } from '@repo/domain/two-persons';
import { and, eq, gte, inArray, notExists, sql } from 'drizzle-orm';
import { orders } from '../../db/schema/books.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { readFx } from '../market-data/read-fx.ts';
import { readDecimal } from '../parameters/read-decimal.ts';

/** In the asset paid; any wire spelling (D24). */
export interface PaidAmount {
  amount: Decimal;
  asset: string;
}

/** From which total of a day on a second person is needed, and what counts towards it. */
export interface SecondPersonRule {
  threshold: ParameterKey;
  /** What the caller made alone today. */
  listAlone: (deps: Deps, actor: Actor) => Promise<PaidAmount[]>;
}

const ofPayments: SecondPersonRule = { threshold: secondPersonParameter, listAlone: listPaymentsAlone };

/**
 * Whether this payment needs a second person: what the caller validated alone today counts with it, and the payments of one person
 * wait for each other until their transactions end. `total` is « Cumul du jour », in EUR.
 */
export async function needsSecondPerson(
  deps: Deps,
  actor: Actor,
  payment: PaidAmount,
  { threshold, listAlone }: SecondPersonRule = ofPayments,
): Promise<{ isNeeded: boolean; total: Decimal | null }> {
  await deps.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`payments by ${actor.userId}`}, 0))`,
  );
  const today = parisDay(deps.clock.now());
  const paidAlone = await listAlone(deps, actor);
  const fx = await readFx(
    deps.db,
    [payment, ...paidAlone].map(({ asset }) => moneyAsset(asset)),
    { upTo: today },
  );
  const inEur = ({ amount, asset }: PaidAmount): Decimal | null =>
    fx.convert(amount, moneyAsset(asset), 'EUR', today)?.amount ?? null;
  const alone = paidAlone.map(inEur);
  const known = alone.filter((amount) => amount !== null);
  return decideSecondPerson({
    amount: inEur(payment),
    aloneToday: known.length < alone.length ? null : sumOf(known),
    threshold: await readDecimal(deps, threshold),
  });
}

/** Those that a second person approved are left out. */
async function listPaymentsAlone({ db, clock }: Deps, { userId }: Actor): Promise<PaidAmount[]> {
  const approved = db
    .select({ one: sql`1` })
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.subjectId, sql`${orders.contractId}::text`),
        inArray(changeRequests.kind, ['payment.validate', 'payment.rectify']),
        eq(changeRequests.state, 'approved'),
      ),
    );
  const rows = await db
    .select({ asset: orders.asset, amount: orders.amount })
    .from(orders)
    .where(
      and(
        eq(orders.placedBy, userId),
        eq(orders.kind, 'subscription'),
        gte(sql`(${orders.placedAt} at time zone 'Europe/Paris')::date`, parisDay(clock.now())),
        notExists(approved),
      ),
    );
  return rows.map(({ asset, amount }) => ({ asset, amount: decimal(amount ?? '0') }));
}
