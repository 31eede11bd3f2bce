import type { components, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { clientTexts } from '@repo/domain/clients';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { Select } from '@repo/ui/select';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { type Adviser, adviserName } from './advisers.model.ts';
import { adviserInvalidates } from './advisers.queries.ts';
import { adviserActTexts, advisersTexts } from './advisers.texts.ts';

type Client = components['schemas']['ClientRow'];

const texts = adviserActTexts.reassign;
/** The choice of no adviser: an id is never empty. */
const NOBODY = 'none';
const shownClients = 10;

const columns: readonly DataColumn<Client>[] = [
  {
    id: 'name',
    header: texts.name,
    isRowName: true,
    cell: ({ company_name: company, firstname, lastname }) => company ?? `${firstname} ${lastname}`,
  },
  {
    id: 'contracts',
    header: texts.contracts,
    align: 'end',
    cell: ({ active_contracts: active, contracts }) => `${active} / ${contracts}`,
  },
];

interface ReassignClientsProps {
  readonly adviser: Adviser;
  readonly onClose: () => void;
}

/** « Réaffecter 18 clients à … »: who they are, to whom, and why. */
export function ReassignClients({ adviser, onClose }: ReassignClientsProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [chosen, setChosen] = useState<string | null>(null);
  const { clients } = adviser;
  return (
    <ReasonDialog<OperationOutput<'reassignClients'>>
      invalidates={adviserInvalidates}
      isDisabled={chosen === null}
      isOpen
      notice={
        <Stack gap={16}>
          <ChooseAdviser adviser={adviser} chosen={chosen} onChange={setChosen} />
          <Preview adviser={adviser} />
        </Stack>
      }
      onCancel={onClose}
      onDone={() => {
        toast.success(texts.done(clients));
        onClose();
      }}
      record={[{ id: 'clients', label: advisersTexts.columns.clients, value: String(clients) }]}
      send={({ reason }) => {
        const body = { adviser_id: chosen === NOBODY ? null : chosen, clients, reason };
        const path = { id: adviser.id };
        return api.call('reassignClients', { path, body, idempotencyKey: keyOf(body) });
      }}
      submit={texts.submit}
      title={texts.title(clients, adviserName(adviser))}
    />
  );
}

interface ChooseAdviserProps {
  readonly adviser: Adviser;
  readonly chosen: string | null;
  readonly onChange: (id: string) => void;
}

function ChooseAdviser({ adviser, chosen, onChange }: ChooseAdviserProps) {
  const { queries } = useServices();
  const advisers = useQuery(queries.query('listAdvisers'));
  return (
    <QueryView failedTitle={advisersTexts.failed} query={advisers} skeleton={<Skeleton height="3.5rem" />}>
      {({ advisers: all }) => {
        const others = all.filter(({ id }) => id !== adviser.id);
        const to = others.find(({ id }) => id === chosen)?.name ?? null;
        return (
          <>
            <Select
              label={texts.adviser}
              onChange={onChange}
              options={[
                ...others.map(({ id, name }) => ({ value: id, label: name })),
                { value: NOBODY, label: clientTexts.adviser.none },
              ]}
              value={chosen}
            />
            {chosen === null ? null : <p>{texts.preview(adviser.clients, to)}</p>}
          </>
        );
      }}
    </QueryView>
  );
}

/** The first of them by name, and how many more. */
function Preview({ adviser: { id, clients } }: { readonly adviser: Adviser }) {
  const { queries } = useServices();
  const query = { sales: id, sort: 'name', page_size: shownClients } as const;
  const list = useQuery(queries.query('listClients', { query }));
  return (
    <QueryView failedTitle={texts.failed} query={list} skeleton={<Skeleton height="6rem" />}>
      {({ items }) => {
        const shown = items.filter(({ state }) => state !== 'closed');
        const more = clients - shown.length;
        return (
          <>
            <DataTable columns={columns} label={texts.list} rowId={(row) => row.id} rows={shown} />
            {more > 0 ? <p>{texts.more(more)}</p> : null}
          </>
        );
      }}
    </QueryView>
  );
}
