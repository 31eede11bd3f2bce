import type { IsoDay } from '@repo/domain/dates';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { type ClassSum, type ReadGrant, sumsByClass } from '../../shared/grants.model.ts';
import { useUnits } from '../../shared/use-units.ts';
import { vestingTexts } from './vesting.texts.ts';

const texts = vestingTexts.sums;

const figures = ['total', 'acquired', 'unlocked', 'claimed', 'pending', 'claimable', 'remaining'] as const;

const columns: readonly DataColumn<ClassSum>[] = [
  { id: 'class', header: texts.unitClass, isRowName: true, cell: ({ unitClass }) => unitClass.symbol },
  ...figures.map(
    (figure): DataColumn<ClassSum> => ({
      id: figure,
      header: texts[figure],
      align: 'end',
      cell: (sum) => <Units figure={figure} sum={sum} />,
    }),
  ),
];

interface ClassSumsProps {
  readonly grants: readonly ReadGrant[];
  readonly today: IsoDay;
}

/** The figures of all the grants, one line a class. */
export function ClassSums({ grants, today }: ClassSumsProps) {
  return (
    <Card title={texts.title}>
      <DataTable
        columns={columns}
        label={texts.list}
        rowId={({ unitClass }) => unitClass.id}
        rows={sumsByClass(grants, today)}
      />
    </Card>
  );
}

function Units({ sum, figure }: { readonly sum: ClassSum; readonly figure: (typeof figures)[number] }) {
  return useUnits(sum.unitClass).bare(sum[figure]);
}
