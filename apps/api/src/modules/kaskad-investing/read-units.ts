import { formatDecimal } from '@repo/domain/format';
import { unitsProblem } from '@repo/domain/kaskad';
import type { Database } from '../../db/client.ts';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { sumHeldUnits } from '../kaskad-investments/investments.repository.ts';
import { sumRounds } from '../kaskad-rounds/rounds.repository.ts';
import { investingTexts as texts } from './investing.texts.ts';

/** More digits are no number of units of a round. */
const wholeUnits = /^0*[1-9]\d{0,14}$/;

/** Whole units within the bounds of a round for a person, or words at the field. The round is held. */
export async function readUnits(
  db: Database,
  typed: string,
  { round, userId, now }: { round: RoundRow; userId: string; now: Date },
): Promise<bigint> {
  const text = typed.trim();
  if (!wholeUnits.test(text)) return refuseField('units', texts.notWhole);
  const units = BigInt(text);
  const cap = BigInt(round.cap);
  const { firm, under_period, waiting } = (await sumRounds(db, [round.id], now))(round.id).marks;
  const problem = unitsProblem(units, {
    least: BigInt(round.least),
    most: round.most === null ? cap : BigInt(round.most),
    held: await sumHeldUnits(db, round.id, userId),
    remaining: round.rule === 'first_come' ? cap - firm - under_period - waiting : null,
  });
  if (problem === null) return units;
  return refuseField('units', texts[problem.reason](formatDecimal(problem.units.toString())));
}
