import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type InvestmentRow, kaskadInvestments, type RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { insertInvestment, takeInvestmentReference } from '../kaskad-investments/investments.repository.ts';
import { recordInvestmentEvent } from '../kaskad-investments/move-investment.ts';
import { dueColumns } from '../kaskad-rounds/due-of.ts';
import { checkCountry } from './check-investor.ts';
import { lockVisibleRound } from './find-round.ts';
import { investingErrors } from './investing.errors.ts';
import { readUnits } from './read-units.ts';

/** The open reservation of a person in a round. */
export async function findReservation(
  db: Database,
  roundId: string,
  userId: string,
): Promise<InvestmentRow | undefined> {
  const [row] = await db
    .select()
    .from(kaskadInvestments)
    .where(
      and(
        eq(kaskadInvestments.roundId, roundId),
        eq(kaskadInvestments.userId, userId),
        eq(kaskadInvestments.state, 'reserved'),
      ),
    );
  return row;
}

/** « Réserver »: it does not bind, and needs no verified identity. */
export function reserveUnits(
  deps: Deps,
  actor: Actor,
  { roundId, units: typed }: { roundId: string; units: string },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const now = deps.clock.now();
    const account = await lockAccount(tx, actor);
    const round = await lockVisibleRound(tx, roundId, actor.userId);
    if (!isReserving(round, now)) throw new AppError(investingErrors.notReserving);
    await checkCountry(inTx, account);
    if (await findReservation(tx, round.id, actor.userId)) throw new AppError(investingErrors.hasReservation);
    const units = await readUnits(tx, typed, { round, userId: actor.userId, now });
    const id = deps.ids.uuid();
    const reference = await takeInvestmentReference(tx, Number(parisDay(now).slice(0, 4)));
    await insertInvestment(tx, {
      id,
      reference,
      userId: actor.userId,
      roundId: round.id,
      state: 'reserved',
      ...dueColumns(units.toString(), round),
      reservedAt: now,
      hasPriority: true,
      createdAt: now,
    });
    await recordInvestmentEvent(inTx, { investmentId: id, event: 'reserved', by: actor });
    await recordAudit(inTx, {
      by: actor,
      action: 'investment.reserved',
      object: { type: 'investment', id },
      after: { reference },
    });
    await deps.settleRequest?.(tx);
  });
}

const isReserving = ({ state, closesAt }: RoundRow, now: Date) =>
  (state === 'reservations' || state === 'open') && now < closesAt;
