/** How many units of a round the client may request, and how much of the capital they are. */
import { type UnitBounds, unitsProblem } from '@repo/domain/kaskad';
import { shareOf } from './grants.model.ts';
import { type RoundDetail, wholeUnits } from './rounds.model.ts';

export function boundsOf({ round, mine }: RoundDetail): UnitBounds {
  return {
    least: wholeUnits(round.least),
    most: round.most === null ? null : wholeUnits(round.most),
    held: wholeUnits(mine.held),
    remaining: mine.remaining === null ? null : wholeUnits(mine.remaining),
  };
}

type Words = Readonly<Record<'underMinimum' | 'overMaximum' | 'overCap', (units: string) => string>>;

/** Why a number of units is refused, with the figure that is left; null when it is not. */
export function unitsRefusal(
  units: bigint,
  detail: RoundDetail,
  { words, write }: { readonly words: Words; readonly write: (units: bigint) => string },
): string | null {
  const problem = unitsProblem(units, boundsOf(detail));
  return problem === null ? null : words[problem.reason](write(problem.units));
}

/** The share of the diluted capital once the cap is issued; null where no capital is recorded. */
export function shareAfter(units: bigint, { diluted_shares, round }: RoundDetail): number | null {
  if (diluted_shares === null) return null;
  return shareOf(units, wholeUnits(diluted_shares) + wholeUnits(round.cap));
}
