/** The filters of the list of clients as pills. */
import type { OperationOutput } from '@repo/api-sdk';
import { choicePill, periodPill } from '@repo/client/list';
import type { AddressChange } from '@repo/client/staff-address';
import {
  clientAdvisers,
  clientDocuments,
  clientHoldings,
  clientIdentities,
  clientKinds,
  clientProfiles,
  clientServices,
  clientStates,
  clientTexts,
  clientValidities,
} from '@repo/domain/clients';
import { countryName } from '@repo/domain/countries';
import { CountryField } from '@repo/ui/combo-box';
import type { PillFilter } from '@repo/ui/filter-pills';
import type { ClientListState } from './clients.model.ts';
import { clientsTexts as texts } from './clients.texts.ts';

type Change = (parameters: AddressChange) => void;
type Advisers = OperationOutput<'listAdvisers'>['advisers'];

/** With or without an adviser, or of one of them. */
function adviserPill(
  { adviser, sales }: ClientListState['filters'],
  advisers: Advisers,
  change: Change,
): PillFilter {
  const names: Readonly<Record<string, string>> = Object.fromEntries(
    advisers.map(({ id, name }) => [id, name]),
  );
  return choicePill<string>({
    id: 'adviser',
    label: texts.adviser,
    labels: {
      ...clientTexts.adviser,
      ...(sales === undefined ? {} : { [sales]: texts.unknownAdviser }),
      ...names,
    },
    choices: [...clientAdvisers, ...advisers.map(({ id }) => id)],
    value: sales ?? adviser,
    onChange: (chosen) => {
      const trait = clientAdvisers.find((one) => one === chosen);
      change({ adviser: trait ?? null, sales: trait === undefined ? chosen : null });
    },
  });
}

function countryPill(country: string | undefined, change: Change): PillFilter {
  return {
    id: 'country',
    label: texts.country,
    text: country === undefined ? null : (countryName(country) ?? country),
    onClear: () => change({ country: null }),
    renderEditor: (close) => (
      <CountryField
        onChange={(code) => {
          if (code === '') return;
          change({ country: code });
          close();
        }}
        value={country ?? ''}
      />
    ),
  };
}

export function clientPills(
  filters: ClientListState['filters'],
  advisers: Advisers,
  change: Change,
): readonly PillFilter[] {
  return [
    choicePill({
      id: 'identity',
      label: texts.identity,
      labels: clientTexts.identity,
      choices: clientIdentities,
      value: filters.identity,
      onChange: (identity) => change({ identity }),
    }),
    choicePill({
      id: 'documents',
      label: texts.documents,
      labels: clientTexts.documents,
      choices: clientDocuments,
      value: filters.documents,
      onChange: (documents) => change({ documents }),
    }),
    choicePill({
      id: 'kind',
      label: texts.kind,
      labels: clientTexts.kind,
      choices: clientKinds,
      value: filters.kind,
      onChange: (clientKind) => change({ clientKind }),
    }),
    adviserPill(filters, advisers, change),
    choicePill({
      id: 'holding',
      label: texts.holding,
      labels: clientTexts.holding,
      choices: clientHoldings,
      value: filters.holding,
      onChange: (holding) => change({ holding }),
    }),
    choicePill({
      id: 'profile',
      label: texts.profile,
      labels: clientTexts.profile,
      choices: clientProfiles,
      value: filters.profile,
      onChange: (profile) => change({ profile }),
    }),
    choicePill({
      id: 'validity',
      label: texts.validity,
      labels: clientTexts.validity,
      choices: clientValidities,
      value: filters.validity,
      onChange: (validity) => change({ validity }),
    }),
    choicePill({
      id: 'state',
      label: texts.state,
      labels: clientTexts.state,
      choices: clientStates,
      value: filters.state,
      onChange: (clientState) => change({ clientState }),
    }),
    countryPill(filters.country, change),
    choicePill({
      id: 'service',
      label: texts.service,
      labels: texts.services,
      choices: clientServices,
      value: filters.service,
      onChange: (service) => change({ service }),
    }),
    periodPill({ label: texts.period, period: filters, onChange: change }),
    periodPill({
      id: 'signed-in',
      label: texts.signedIn,
      period: { from: filters.signed_in_from, to: filters.signed_in_to },
      onChange: ({ from, to }) =>
        change({
          ...(from === undefined ? {} : { signedInFrom: from }),
          ...(to === undefined ? {} : { signedInTo: to }),
        }),
    }),
  ];
}
