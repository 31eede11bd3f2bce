import { parisToday } from '@repo/client/clock';
import { formatNumericDate } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import type { DataColumn } from '@repo/ui/data-table';
import { StatusBadge } from '@repo/ui/feedback';
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

/** The columns of the list; on a phone the state and the firm part come first. */
export const roundColumns: readonly DataColumn<RoundRow>[] = [
  { id: 'project', header: texts.columns.project, isRowName: true, cell: ({ round }) => round.issuer.name },
  { id: 'name', header: texts.columns.name, onCard: 'second', cell: ({ round }) => round.name },
  {
    id: 'status',
    header: texts.columns.status,
    onCard: 'first',
    cell: ({ round: { status } }) => (
      <StatusBadge labels={kaskadTexts.round} status={status} tones={roundTones} />
    ),
  },
  {
    id: 'goals',
    header: texts.columns.goals,
    align: 'end',
    cell: ({ round: { minimum, target, cap } }) => texts.of([minimum, target, cap].map(shownUnits)),
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
    cell: ({ round }) => <span className="nowrap">{firmPercent(round)}</span>,
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
    cell: ({ round }) => <span className="nowrap">{shownPrice(round.price)}</span>,
  },
  {
    id: 'valuation',
    header: texts.columns.valuation,
    align: 'end',
    cell: ({ round }) => texts.of([eurosOrNone(round.pre_money), eurosOrNone(round.post_money)]),
  },
  { id: 'opens', header: texts.columns.opens, cell: ({ round }) => formatNumericDate(round.opens_at) },
  { id: 'closes', header: texts.columns.closes, cell: ({ round }) => formatNumericDate(round.closes_at) },
  {
    id: 'left',
    header: texts.columns.left,
    align: 'end',
    cell: ({ round }) => daysLeft(round, parisToday()),
  },
];
