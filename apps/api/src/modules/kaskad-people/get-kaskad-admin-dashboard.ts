import type { components } from '@repo/api-sdk/spec';
import { addDays, isoDay } from '@repo/domain/dates';
import type { RoundMark } from '@repo/domain/kaskad';
import { type Decimal, decimal, roundFor, sumOf, toText } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { sumRounds } from '../kaskad-rounds/rounds.repository.ts';
import {
  countProofs,
  countRefunds,
  countReservations,
  countToAllot,
  countUnverifiedInvestors,
  listLastEvents,
  listRoundDates,
  listRoundsUnderWay,
  readOpenQuestions,
  sumSubmitted,
  toActivity,
} from './dashboards.repository.ts';

type Dashboard = components['schemas']['KaskadAdminDashboard'];

const daysShown = 30;
const eventsShown = 20;

/** The home of the administration. */
export async function getKaskadAdminDashboard(deps: Pick<Deps, 'db' | 'clock'>): Promise<Dashboard> {
  const { db, clock } = deps;
  const now = clock.now();
  const rounds = await listRoundsUnderWay(db);
  const events = await listLastEvents(db, { userId: null, limit: eventsShown });
  const questions = await readOpenQuestions(db);
  const dates = await listRoundDates(db, now, eventsShown);
  return {
    open_rounds: rounds.filter(({ round: { state } }) => state === 'open' || state === 'reservations').length,
    marks: await readMarks(deps, rounds),
    reservations_to_convert: await countReservations(db),
    proofs_to_check: await countProofs(db),
    refunds_to_execute: await countRefunds(db),
    identities_required: await countUnverifiedInvestors(db),
    rounds_to_allot: await countToAllot(db),
    open_questions: { count: questions.count, round_id: questions.roundId },
    commitments: await readCommitments(deps),
    calendar: dates.map(({ id, name, at, event }) => ({ at: at.toISOString(), event, round_id: id, name })),
    activity: events.map(toActivity),
  };
}

/** Σ units × price of the rounds under way. */
async function readMarks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rounds: Awaited<ReturnType<typeof listRoundsUnderWay>>,
): Promise<Dashboard['marks']> {
  const sumsOf = await sumRounds(
    db,
    rounds.map(({ round }) => round.id),
    clock.now(),
  );
  const euros = (mark: RoundMark): string => {
    const worths = rounds.map(({ round }): Decimal => {
      const units = decimal(sumsOf(round.id).marks[mark].toString());
      return roundFor('EUR', units.times(decimal(round.price)));
    });
    return toText(sumOf(worths), 2);
  };
  return { firm: euros('firm'), under_period: euros('under_period'), waiting: euros('waiting') };
}

/** Each day of the last thirty in Paris, today included. */
async function readCommitments({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Dashboard['commitments']> {
  const today = isoDay(parisDay(clock.now()));
  const byDay = await sumSubmitted(db, addDays(today, 1 - daysShown));
  return Array.from({ length: daysShown }, (_each, place) => {
    const day = addDays(today, place - daysShown + 1);
    return { day, amount: toText(decimal(byDay.get(day) ?? '0'), 2) };
  });
}
