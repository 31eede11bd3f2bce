import type { components } from '@repo/api-sdk';
import { clientTexts } from '@repo/domain/clients';
import { formatLongDateTime, formatNumericDate } from '@repo/domain/format';
import type { DataColumn } from '@repo/ui/data-table';
import { StatusBadge } from '@repo/ui/feedback';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { documentTones, identityTones, stateTones, clientsTexts as texts } from './clients.texts.ts';

export type ClientRow = components['schemas']['ClientRow'];
type Column = DataColumn<ClientRow>;

/** Of a company, its own name. A closed account has none any more. */
export function clientName({ company_name: company, firstname, lastname }: ClientRow): string {
  if (company !== null) return texts.manager(company);
  const name = `${firstname} ${lastname}`.trim();
  return name === '' ? clientTexts.state.closed : name;
}

export const identityBadge = ({ identity }: ClientRow) => (
  <StatusBadge labels={clientTexts.identity} look="plain" status={identity} tones={identityTones} />
);
/** Of an account with documents. */
export const documentsBadge = ({ documents }: ClientRow) =>
  documents === 'none' ? null : (
    <StatusBadge labels={clientTexts.documents} look="plain" status={documents} tones={documentTones} />
  );
export const stateBadge = ({ state }: ClientRow) => (
  <StatusBadge labels={clientTexts.state} look="plain" status={state} tones={stateTones} />
);

export const contractsOf = ({ active_contracts: active, contracts }: ClientRow) =>
  texts.contracts(active, contracts);

export const servicesOf = ({ services }: ClientRow) =>
  services.map((service) => texts.services[service]).join(', ') || sharedTexts.none;

function Instant({ at }: { readonly at: string | null }) {
  if (at === null) return sharedTexts.none;
  return (
    <time dateTime={at} title={formatLongDateTime(at)}>
      {formatNumericDate(at)}
    </time>
  );
}

const name: Column = { id: 'name', header: texts.columns.name, isRowName: true, cell: clientName };
const identity: Column = {
  id: 'identity',
  header: texts.columns.identity,
  onCard: 'first',
  cell: identityBadge,
};
const adviser: Column = {
  id: 'adviser',
  header: texts.columns.adviser,
  onCard: 'second',
  cell: (row) => row.adviser?.name ?? sharedTexts.none,
};
const value: Column = {
  id: 'value',
  header: texts.columns.value,
  align: 'end',
  cell: ({ value_eur: amount }) => sharedTexts.euros(amount),
};
const contracts: Column = {
  id: 'contracts',
  header: texts.columns.contracts,
  align: 'end',
  cell: contractsOf,
};
const registeredAt: Column = {
  id: 'registered_at',
  header: texts.columns.registeredAt,
  align: 'end',
  cell: (row) => <Instant at={row.created_at} />,
};

const all: readonly Column[] = [
  name,
  {
    id: 'contact',
    header: texts.columns.contact,
    cell: ({ email, phone }) => (
      <>
        {email ?? sharedTexts.none}
        <br />
        <span className="nowrap">{phone}</span>
      </>
    ),
  },
  {
    ...identity,
    header: texts.columns.identityAndDocuments,
    cell: (row) => (
      <>
        {identityBadge(row)}
        <div>{documentsBadge(row)}</div>
      </>
    ),
  },
  adviser,
  value,
  contracts,
  {
    id: 'services',
    header: texts.columns.services,
    cell: (row) => (row.has_two_factor ? texts.withTwoFactor(servicesOf(row)) : servicesOf(row)),
  },
  { id: 'state', header: texts.columns.state, cell: stateBadge },
  {
    id: 'signed_in_at',
    header: texts.columns.signedInAt,
    align: 'end',
    cell: (row) => <Instant at={row.signed_in_at} />,
  },
  registeredAt,
];

/** The columns of the list; beside an open client only those that distinguish rows. */
export const clientColumns = ({ isNarrow }: { readonly isNarrow: boolean }): readonly Column[] =>
  isNarrow ? [name, identity, adviser, registeredAt] : all;
