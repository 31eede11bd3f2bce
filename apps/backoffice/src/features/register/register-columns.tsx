import { formatBookAmount, formatDecimal, formatLongDateTime, formatNumericDate } from '@repo/domain/format';
import { type RegisterView, wantedBy, registerTexts as words } from '@repo/domain/register';
import type { DataColumn } from '@repo/ui/data-table';
import { StatusBadge } from '@repo/ui/feedback';
import { sharedTexts } from '../../shared/shared.texts.ts';
import type { RegisterLine } from './register.model.ts';
import { statusTones, registerTexts as texts } from './register.texts.ts';

type Column = DataColumn<RegisterLine>;

export const statusBadge = ({ status }: RegisterLine) => (
  <StatusBadge labels={words.status} status={status} tones={statusTones} />
);

/** The name or the denomination with its SIREN; nothing is left of an erased contract. */
export function HolderName({ holder }: RegisterLine) {
  if (holder.name === '') return texts.erased;
  if (holder.registration_number === '') return holder.name;
  return (
    <>
      {holder.name}
      <br />
      <span className="nowrap">{holder.registration_number}</span>
    </>
  );
}

export const unitsOf = ({ units }: RegisterLine) =>
  units === null ? sharedTexts.none : formatDecimal(units);

export const amountOf = ({ amount, asset }: RegisterLine) =>
  amount === null ? sharedTexts.none : formatBookAmount(amount, asset);

const dayOf = (day: string | null) => (day === null ? sharedTexts.none : formatNumericDate(day));

const po: Column = {
  id: 'po',
  header: texts.columns.po,
  isRowName: true,
  cell: ({ po_number: number }) => <span className="nowrap">{number ?? sharedTexts.none}</span>,
};
const holder: Column = { id: 'holder', header: texts.columns.holder, cell: (row) => <HolderName {...row} /> };
const nature: Column = {
  id: 'nature',
  header: texts.columns.nature,
  onCard: 'second',
  cell: (row) => words.nature[row.nature],
};
const units: Column = { id: 'units', header: texts.columns.units, align: 'end', cell: unitsOf };
const status: Column = { id: 'status', header: texts.columns.status, onCard: 'first', cell: statusBadge };

const common: readonly Column[] = [
  po,
  holder,
  { id: 'product', header: texts.columns.product, cell: (row) => row.strategy_title },
  nature,
  units,
  { id: 'amount', header: texts.columns.amount, align: 'end', cell: amountOf },
  status,
  { id: 'signed_at', header: texts.columns.signedAt, align: 'end', cell: (row) => dayOf(row.signed_at) },
  { id: 'paid_on', header: texts.columns.paidOn, align: 'end', cell: (row) => dayOf(row.paid_on) },
];

const ofEntry: readonly Column[] = [
  {
    id: 'number',
    header: texts.columns.number,
    align: 'end',
    cell: (row) => (row.number === null ? sharedTexts.none : String(row.number)),
  },
  {
    id: 'reference',
    header: texts.columns.reference,
    cell: (row) => <span className="nowrap">{row.reference ?? sharedTexts.none}</span>,
  },
  {
    id: 'entered_at',
    header: texts.columns.enteredAt,
    align: 'end',
    cell: ({ entered_at: at }) =>
      at === null ? (
        sharedTexts.none
      ) : (
        <time dateTime={at} title={formatLongDateTime(at)}>
          {formatNumericDate(at)}
        </time>
      ),
  },
];

interface ShownColumns {
  readonly isNarrow: boolean;
  readonly view: RegisterView;
}

/** The columns of a view, with those of entries where it has any; beside an open movement only those that distinguish rows. */
export function registerColumns({ isNarrow, view }: ShownColumns): readonly Column[] {
  if (isNarrow) return [po, holder, nature, units, status];
  const { state } = wantedBy(view);
  return state === undefined || state.includes('entered') ? [...common, ...ofEntry] : common;
}
