import { adviserStateTexts } from '@repo/domain/advisers';
import { formatLongDateTime, formatNumericDate } from '@repo/domain/format';
import type { DataColumn } from '@repo/ui/data-table';
import { Skeleton, StatusBadge } from '@repo/ui/feedback';
import type { ReactNode } from 'react';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { type AdviserLine, adviserName, type Figures, showConversion, showDelay } from './advisers.model.ts';
import { adviserTones, advisersTexts as texts } from './advisers.texts.ts';

type Column = DataColumn<AdviserLine>;

export const stateBadge = ({ adviser }: Pick<AdviserLine, 'adviser'>) => (
  <StatusBadge labels={adviserStateTexts} look="plain" status={adviser.state} tones={adviserTones} />
);

export function LastSeen({ adviser: { signed_in_at: at } }: Pick<AdviserLine, 'adviser'>) {
  if (at === null) return texts.never;
  return (
    <time dateTime={at} title={formatLongDateTime(at)}>
      {formatNumericDate(at)}
    </time>
  );
}

const name: Column = {
  id: 'name',
  header: texts.columns.name,
  isRowName: true,
  cell: ({ adviser }) => adviserName(adviser),
};
const state: Column = { id: 'state', header: texts.columns.state, onCard: 'first', cell: stateBadge };
const clients: Column = {
  id: 'clients',
  header: texts.columns.clients,
  align: 'end',
  sortValue: ({ adviser }) => adviser.clients,
  cell: ({ adviser }) => adviser.clients,
};

/** « — » when they could not be computed. */
const figure = (
  isComputing: boolean,
  id: keyof typeof texts.columns,
  show: (figures: Figures) => ReactNode,
): Column => ({
  id,
  header: texts.columns[id],
  align: 'end',
  cell: ({ figures }) =>
    figures === null ? isComputing ? <Skeleton height="1rem" /> : sharedTexts.none : show(figures),
});

interface Look {
  /** Beside an open adviser: only the columns that distinguish rows. */
  readonly isNarrow: boolean;
  readonly isComputing: boolean;
}

export function adviserColumns({ isNarrow, isComputing }: Look): readonly Column[] {
  if (isNarrow) return [name, clients, state];
  return [
    name,
    {
      id: 'contact',
      header: texts.columns.contact,
      cell: ({ adviser }) => (
        <>
          {adviser.email}
          <br />
          <span className="nowrap">{adviser.phone}</span>
        </>
      ),
    },
    clients,
    figure(isComputing, 'value', ({ value_eur: value }) => sharedTexts.euros(value)),
    figure(isComputing, 'collected', ({ collected_eur: collected }) => sharedTexts.euros(collected)),
    figure(isComputing, 'underway', ({ underway }) => underway),
    figure(isComputing, 'conversion', showConversion),
    figure(isComputing, 'delay', showDelay),
    state,
    {
      id: 'seen',
      header: texts.columns.seen,
      align: 'end',
      cell: ({ adviser }) => <LastSeen adviser={adviser} />,
    },
  ];
}
