import type { components } from '@repo/api-sdk/spec';
import { type ReceivedOutcome, receivedOutcome } from '@repo/domain/kaskad';
import { decimal, toText } from '@repo/domain/money';
import type { InvestmentRow, RoundRow } from '../../db/schema/kaskad-rounds.ts';
import { readTolerance } from '../books/read-tolerance.ts';
import type { ParameterDeps } from '../parameters/read-parameters.ts';

export type Shortfall = NonNullable<components['schemas']['InvestmentDetail']['shortfall']>;

interface Paid {
  investment: Pick<InvestmentRow, 'state' | 'received' | 'units' | 'price'>;
  round: Pick<RoundRow, 'least'>;
}

/** What was received of an investment beside what is due, under the tolerance in force. */
export async function readReceivedOutcome(
  deps: ParameterDeps,
  { investment, round }: Paid,
): Promise<ReceivedOutcome> {
  return receivedOutcome({
    received: decimal(investment.received),
    units: BigInt(investment.units),
    price: decimal(investment.price),
    least: BigInt(round.least),
    tolerancePercent: await readTolerance(deps),
  });
}

/** Of a signed investment whose money came short beyond the tolerance; null for the others. */
export async function readShortfall(deps: ParameterDeps, paid: Paid): Promise<Shortfall | null> {
  if (paid.investment.state !== 'signed' || decimal(paid.investment.received).lte(0)) return null;
  const outcome = await readReceivedOutcome(deps, paid);
  if (outcome.kind === 'paid') return null;
  const { missing, fewer } = outcome;
  return {
    missing: toText(missing),
    fewer: fewer && { units: fewer.units.toString(), due: toText(fewer.due), back: toText(fewer.back) },
  };
}
