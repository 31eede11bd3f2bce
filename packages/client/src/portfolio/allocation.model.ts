import { decimal, sumOf } from '@repo/domain/money';
import type { DoughnutSlice } from '@repo/ui/charts';
import { type Figures, productHue } from './portfolio.model.ts';

/** The share of each product, from the amounts in EUR (R293); amounts are in the display currency: none where one is missing. */
export function allocationSlices({ totals }: Pick<Figures, 'totals'>): DoughnutSlice[] {
  const held = totals.allocations.filter(({ current_amount_eur: eur }) => decimal(eur).gt(0));
  const total = sumOf(held.map(({ current_amount_eur: eur }) => decimal(eur)));
  const slices = held.flatMap(({ label, current_amount_eur: eur, current_amount_converted: converted }) =>
    converted === null
      ? []
      : {
          id: label,
          label,
          hue: productHue(label),
          // A point of a chart may be a double; the total beside it is formatted from the exact text.
          value: decimal(converted).toNumber(),
          share: decimal(eur).div(total).toNumber(),
        },
  );
  return slices.length < held.length ? [] : slices;
}
