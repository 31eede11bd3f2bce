import { now } from '@repo/client/clock';
import { formatElapsed, formatLongDateTime, formatShortAddress } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import type { DataColumn } from '@repo/ui/data-table';
import { StatusBadge } from '@repo/ui/feedback';
import { claimStateTones } from '../../shared/kaskad/kaskad-tones.ts';
import { shownUnits } from '../../shared/kaskad/units.ts';
import type { ClaimRow } from './claims.model.ts';
import { claimsTexts as texts } from './claims.texts.ts';

const requested: DataColumn<ClaimRow> = {
  id: 'requested_at',
  header: texts.columns.requested,
  cell: ({ claim }) => (
    <time dateTime={claim.requested_at} title={formatLongDateTime(claim.requested_at)}>
      {formatElapsed(claim.requested_at, now())}
    </time>
  ),
};
const owner: DataColumn<ClaimRow> = {
  id: 'owner',
  header: texts.columns.owner,
  isRowName: true,
  cell: (row) => row.owner.name,
};
const units: DataColumn<ClaimRow> = {
  id: 'units',
  header: texts.columns.units,
  align: 'end',
  onCard: 'first',
  cell: (row) => shownUnits(row.claim.units, row.class),
};
const grant: DataColumn<ClaimRow> = {
  id: 'grant',
  header: texts.columns.grant,
  cell: (row) => <span className="nowrap">{row.grant_reference}</span>,
};
const wallet: DataColumn<ClaimRow> = {
  id: 'wallet',
  header: texts.columns.wallet,
  cell: ({ claim }) => `${claim.wallet.label} · ${formatShortAddress(claim.wallet.address)}`,
};
const state: DataColumn<ClaimRow> = {
  id: 'state',
  header: texts.columns.state,
  onCard: 'first',
  cell: ({ claim }) => (
    <StatusBadge labels={kaskadTexts.claim} status={claim.state} tones={claimStateTones} />
  ),
};

/** The columns of the list; beside an open claim only those that distinguish rows. */
export function claimColumns({ isNarrow }: { readonly isNarrow: boolean }): readonly DataColumn<ClaimRow>[] {
  return isNarrow ? [requested, owner, units, state] : [requested, owner, units, grant, wallet, state];
}
