import { formatNumericDate } from '@repo/domain/format';
import { formatUnits, kaskadTexts } from '@repo/domain/kaskad';
import type { DataColumn } from '@repo/ui/data-table';
import { StatusBadge } from '@repo/ui/feedback';
import { grantStatusTones } from '../../shared/kaskad/kaskad-tones.ts';
import { shareText } from '../../shared/kaskad/units.ts';
import type { GrantRow } from './grants.model.ts';
import { grantsTexts as texts } from './grants.texts.ts';

const owner: DataColumn<GrantRow> = {
  id: 'owner',
  header: texts.columns.owner,
  isRowName: true,
  cell: (row) => row.owner.name,
};
const token: DataColumn<GrantRow> = {
  id: 'token',
  header: texts.columns.token,
  cell: ({ grant }) => grant.class.symbol,
};
const total: DataColumn<GrantRow> = {
  id: 'total',
  header: texts.columns.total,
  align: 'end',
  onCard: 'first',
  cell: ({ grant, position }) => formatUnits(position.total, grant.class),
};
const granted: DataColumn<GrantRow> = {
  id: 'granted_on',
  header: texts.columns.granted,
  cell: ({ grant }) => formatNumericDate(grant.granted_on),
};
const start: DataColumn<GrantRow> = {
  id: 'start',
  header: texts.columns.start,
  cell: ({ dates }) => dates.start,
};
const cliff: DataColumn<GrantRow> = {
  id: 'cliff',
  header: texts.columns.cliff,
  cell: ({ dates }) => dates.cliff,
};
const end: DataColumn<GrantRow> = { id: 'end', header: texts.columns.end, cell: ({ dates }) => dates.end };
const unlocked: DataColumn<GrantRow> = {
  id: 'unlocked',
  header: texts.columns.unlocked,
  align: 'end',
  cell: ({ position: { unlocked: units, total: of } }) => shareText(units, of),
};
const claimed: DataColumn<GrantRow> = {
  id: 'claimed',
  header: texts.columns.claimed,
  align: 'end',
  cell: ({ position: { claimed: units, total: of } }) => shareText(units, of),
};
const state: DataColumn<GrantRow> = {
  id: 'state',
  header: texts.columns.state,
  onCard: 'first',
  cell: ({ position }) => (
    <StatusBadge labels={kaskadTexts.grant} status={position.status} tones={grantStatusTones} />
  ),
};

/** The columns of the list; beside an open grant only those that distinguish rows. */
export function grantColumns({ isNarrow }: { readonly isNarrow: boolean }): readonly DataColumn<GrantRow>[] {
  return isNarrow
    ? [owner, total, state]
    : [owner, token, total, granted, start, cliff, end, unlocked, claimed, state];
}
