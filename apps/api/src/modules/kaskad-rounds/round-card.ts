import type { components } from '@repo/api-sdk/spec';
import { isTaking, roundStatusOf, roundWorths } from '@repo/domain/kaskad';
import { decimal } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { type RoundCapital, readRoundCapitals, toWorths } from './round-capital.ts';
import { type RoundSums, type RoundView, sumRounds } from './rounds.repository.ts';

type RoundCard = components['schemas']['RoundCard'];

/** The cards of rounds, in their order, with their marks now. */
export async function readRoundCards(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  views: readonly RoundView[],
): Promise<RoundCard[]> {
  const now = clock.now();
  const sumsOf = await sumRounds(
    db,
    views.map(({ round }) => round.id),
    now,
  );
  const capitalOf = await readRoundCapitals(
    db,
    views.map(({ round }) => round),
  );
  return views.map((view) => {
    const { id } = view.round;
    return toRoundCard(view, { sums: sumsOf(id), capital: capitalOf(id), now });
  });
}

interface CardFacts {
  sums: RoundSums;
  capital: RoundCapital;
  now: Date;
}

function toRoundCard({ round, issuer }: RoundView, { sums, capital, now }: CardFacts): RoundCard {
  const { marks, investors } = sums;
  const demand = marks.firm + marks.under_period + marks.waiting;
  return {
    id: round.id,
    name: round.name,
    issuer: { id: issuer.id, name: issuer.name },
    instrument: round.instrument,
    regime: round.regime === 'grant' ? 'restricted' : round.regime,
    price: round.price,
    minimum: round.minimum,
    target: round.target,
    cap: round.cap,
    least: round.least,
    most: round.most,
    opens_at: round.opensAt.toISOString(),
    closes_at: round.closesAt.toISOString(),
    status: roundStatusOf(round.state, demand, BigInt(round.cap)),
    is_taking: isTaking(round, now),
    is_reserving: round.state === 'reservations' && now < round.closesAt,
    rule: round.rule,
    marks: {
      firm: marks.firm.toString(),
      under_period: marks.under_period.toString(),
      waiting: marks.waiting.toString(),
    },
    investors,
    ...toWorths(round, roundWorths(capital.before.diluted, capital.after.diluted, decimal(round.price))),
  };
}
