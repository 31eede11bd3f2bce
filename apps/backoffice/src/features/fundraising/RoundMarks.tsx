import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Stack } from '@repo/ui/layout';
import styles from './fundraising.module.css';
import {
  type MarkLine,
  markLines,
  missingUnits,
  type RoundCard,
  shownUnits,
  unitsInEuros,
} from './rounds.model.ts';
import { roundTexts as texts } from './rounds.texts.ts';

const columns: readonly DataColumn<MarkLine>[] = [
  {
    id: 'mark',
    header: texts.mark,
    isRowName: true,
    cell: ({ mark, label }) => (
      <>
        <span aria-hidden="true" className={styles.swatch} data-mark={mark} />
        {label}
      </>
    ),
  },
  { id: 'units', header: texts.units, align: 'end', onCard: 'first', cell: ({ units }) => units },
  { id: 'euros', header: texts.euros, align: 'end', onCard: 'second', cell: ({ euros }) => euros },
  { id: 'share', header: texts.share, align: 'end', onCard: 'first', cell: ({ percent }) => percent },
];

/** The three marks beside the minimum, the target and the cap: drawn, in a sentence and in a table. */
export function RoundMarks({ round }: { readonly round: RoundCard }) {
  const lines = markLines(round);
  const [firm, period, waiting] = lines;
  const missing = missingUnits(round);
  const ends = [
    { id: 'minimum', units: round.minimum, label: texts.minimum(shownUnits(round.minimum)) },
    { id: 'target', units: round.target, label: texts.target(shownUnits(round.target)) },
    { id: 'cap', units: round.cap, label: texts.cap(shownUnits(round.cap)) },
  ];
  // An oversubscribed round is drawn to its demand.
  const whole = Math.max(
    1,
    lines.reduce((sum, { share }) => sum + share, 0),
  );
  const widthOf = (share: number) => `${(share / whole) * 100}%`;
  const placeOf = (units: string) => widthOf(Number(units) / Number(round.cap));
  return (
    <Card title={texts.commitments}>
      <Stack gap={12}>
        <p>
          {texts.sentence(firm?.percent ?? '', period?.percent ?? '', waiting?.percent ?? '')}{' '}
          {missing === null ? texts.minimumReached : texts.minimumMissing(missing)}
        </p>
        <div aria-hidden="true" className={styles.bar}>
          {lines.map(({ mark, share }) => (
            <span className={styles.part} data-mark={mark} key={mark} style={{ width: widthOf(share) }} />
          ))}
          {ends.map(({ id, units }) => (
            <span className={styles.tick} key={id} style={{ left: `min(${placeOf(units)}, 100% - 2px)` }} />
          ))}
        </div>
        <div className={styles.legend}>
          {ends.map(({ id, label, units }) => (
            <span key={id}>
              {label} ({unitsInEuros(units, round.price)})
            </span>
          ))}
        </div>
        <DataTable columns={columns} label={texts.marksTable} rowId={({ mark }) => mark} rows={lines} />
      </Stack>
    </Card>
  );
}
