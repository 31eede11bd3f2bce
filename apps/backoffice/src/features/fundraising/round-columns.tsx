import { parisToday } from '@repo/client/clock';
import { formatNumericDate } from '@repo/domain/format';
import { kaskadTexts, type RoundField } from '@repo/domain/kaskad';
import type { DataColumn } from '@repo/ui/data-table';
import { StatusBadge } from '@repo/ui/feedback';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { feesInWords } from './fees.model.ts';
import styles from './fundraising.module.css';
import {
  daysLeft,
  eurosOrNone,
  firmPercent,
  type RoundRow,
  roundTones,
  shownPrice,
  shownUnits,
} from './rounds.model.ts';
import { roundsTexts as texts } from './rounds.texts.ts';

/** Of a draft, nothing is shown of what it lacks. */
const unlessMissing = ({ missing }: RoundRow, fields: readonly RoundField[], shown: () => string): string =>
  fields.some((field) => missing.includes(field)) ? sharedTexts.none : shown();

/** The columns of the list; on a phone the state and the firm part come first. */
export const roundColumns: readonly DataColumn<RoundRow>[] = [
  { id: 'project', header: texts.columns.project, isRowName: true, cell: ({ round }) => round.issuer.name },
  { id: 'name', header: texts.columns.name, onCard: 'second', cell: ({ round }) => round.name },
  {
    id: 'status',
    header: texts.columns.status,
    onCard: 'first',
    cell: ({ round: { status }, missing }) => (
      <>
        <StatusBadge labels={kaskadTexts.round} status={status} tones={roundTones} />
        {missing.length === 0 ? null : <span className={styles.muted}> {texts.incomplete}</span>}
      </>
    ),
  },
  {
    id: 'goals',
    header: texts.columns.goals,
    align: 'end',
    cell: (row) =>
      texts.of(
        (['minimum', 'target', 'cap'] as const).map((field) =>
          unlessMissing(row, [field], () => shownUnits(row.round[field])),
        ),
      ),
  },
  {
    id: 'marks',
    header: texts.columns.marks,
    align: 'end',
    onCard: 'first',
    cell: ({ round: { marks } }) => texts.of([marks.firm, marks.under_period, marks.waiting].map(shownUnits)),
  },
  {
    id: 'percent',
    header: texts.columns.percent,
    align: 'end',
    cell: (row) => (
      <span className="nowrap">{unlessMissing(row, ['cap'], () => firmPercent(row.round))}</span>
    ),
  },
  {
    id: 'investors',
    header: texts.columns.investors,
    align: 'end',
    cell: ({ round, to_convert: toConvert }) => (
      <span title={toConvert === 0 ? undefined : texts.reservations(toConvert)}>
        {shownUnits(String(round.investors))}
      </span>
    ),
  },
  {
    id: 'price',
    header: texts.columns.price,
    align: 'end',
    cell: (row) => (
      <span className="nowrap">{unlessMissing(row, ['price'], () => shownPrice(row.round.price))}</span>
    ),
  },
  {
    id: 'fees',
    header: texts.columns.fees,
    align: 'end',
    cell: ({ fees }) =>
      fees.length === 0
        ? sharedTexts.none
        : texts.of([
            feesInWords(fees.map(({ asset, booked: amount }) => ({ asset, amount }))),
            feesInWords(fees.map(({ asset, left: amount }) => ({ asset, amount }))),
          ]),
  },
  {
    id: 'valuation',
    header: texts.columns.valuation,
    align: 'end',
    cell: (row) => {
      const { pre_money: before, post_money: after } = row.round;
      return texts.of(
        [before, after].map((worth) => unlessMissing(row, ['price', 'cap'], () => eurosOrNone(worth))),
      );
    },
  },
  {
    id: 'opens',
    header: texts.columns.opens,
    cell: (row) => unlessMissing(row, ['opens_at'], () => formatNumericDate(row.round.opens_at)),
  },
  {
    id: 'closes',
    header: texts.columns.closes,
    cell: (row) => unlessMissing(row, ['closes_at'], () => formatNumericDate(row.round.closes_at)),
  },
  {
    id: 'left',
    header: texts.columns.left,
    align: 'end',
    cell: ({ round }) => daysLeft(round, parisToday()),
  },
];
