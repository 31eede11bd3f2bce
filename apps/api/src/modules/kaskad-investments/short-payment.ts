import type { components } from '@repo/api-sdk/spec';
import { type ReceivedOutcome, receivedOutcome } from '@repo/domain/kaskad';
import { type Decimal, decimal, toText } from '@repo/domain/money';
import type { InvestmentRow, RoundRow } from '../../db/schema/kaskad-rounds.ts';
import { readTolerance } from '../books/read-tolerance.ts';
import { termsOf } from '../kaskad-rounds/due-of.ts';
import type { ParameterDeps } from '../parameters/read-parameters.ts';

export type Shortfall = NonNullable<components['schemas']['InvestmentDetail']['shortfall']>;

interface Paid {
  investment: Pick<InvestmentRow, 'state' | 'received' | 'units' | 'price' | 'feePercent'>;
  round: Pick<RoundRow, 'least'>;
}

/** What was received of an investment beside what is due, under the tolerance in force. */
export const readReceivedOutcome = async (deps: ParameterDeps, paid: Paid): Promise<ReceivedOutcome> =>
  outcomeOf(paid, await readTolerance(deps));

const outcomeOf = ({ investment, round }: Paid, tolerancePercent: Decimal): ReceivedOutcome =>
  receivedOutcome({
    received: decimal(investment.received),
    units: BigInt(investment.units),
    terms: termsOf(investment),
    least: BigInt(round.least),
    tolerancePercent,
  });

const awaitsMore = ({ investment: { state, received } }: Paid): boolean =>
  state === 'signed' && decimal(received).gt(0);

/** Whether money came short, of several investments. */
export async function readShort(deps: ParameterDeps, all: readonly Paid[]): Promise<(paid: Paid) => boolean> {
  if (!all.some(awaitsMore)) return () => false;
  const tolerance = await readTolerance(deps);
  return (paid) => awaitsMore(paid) && outcomeOf(paid, tolerance).kind !== 'paid';
}

/** Of a signed investment whose money came short beyond the tolerance; null for the others. */
export async function readShortfall(deps: ParameterDeps, paid: Paid): Promise<Shortfall | null> {
  if (!awaitsMore(paid)) return null;
  const outcome = await readReceivedOutcome(deps, paid);
  if (outcome.kind === 'paid') return null;
  const { missing, fewer } = outcome;
  return {
    missing: toText(missing),
    fewer: fewer && {
      units: fewer.units.toString(),
      due: toText(fewer.due),
      fee: toText(fewer.fee),
      back: toText(fewer.back),
    },
  };
}
