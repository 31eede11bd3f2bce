/** The rows of a published allotment: what each investor requested and got, and the words of the notice. */
import type { components } from '@repo/api-sdk';
import { formatChartPercent } from '@repo/domain/format';
import { allotmentFigures, allotmentText, kaskadTexts } from '@repo/domain/kaskad';
import { decimal } from '@repo/domain/money';
import type { StaffRound } from './rounds.model.ts';

export interface AllottedRow {
  readonly id: string;
  readonly owner: string;
  readonly reference: string;
  readonly requested: string;
  readonly allotted: string;
  /** The part of the request that was served. */
  readonly factor: string;
  readonly rule: string;
  readonly notice: string;
}

export function toAllottedRow(
  { investment, owner }: components['schemas']['IssuedInvestmentRow'],
  { round, allotment }: Pick<StaffRound, 'round' | 'allotment'>,
): AllottedRow {
  const { id, reference, units } = investment;
  const allotted = investment.allotted_units ?? '0';
  const rule = allotment?.rule ?? round.rule;
  const figures = allotmentFigures(
    { id, requested: BigInt(units), allotted: BigInt(allotted) },
    {
      price: decimal(round.price),
      demand: BigInt(allotment?.demand ?? units),
      cap: BigInt(round.cap),
      rule,
    },
  );
  return {
    id,
    reference,
    owner: owner.name,
    requested: units,
    allotted,
    factor: formatChartPercent(decimal(allotted).div(decimal(units)).toNumber()),
    rule: kaskadTexts.rule[rule],
    notice: allotmentText(figures),
  };
}
