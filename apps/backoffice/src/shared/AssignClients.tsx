import type { ApiError, OperationOutput } from '@repo/api-sdk';
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
import { assignTexts as texts } from './assign.texts.ts';
import { assignmentInvalidates } from './assignments.queries.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

type Assignment = OperationOutput<'previewClientAssignment'>;
type Item = Assignment['items'][number];

/** The choice of no adviser: an id is never empty. */
const NOBODY = 'none';

const columns: readonly DataColumn<Item>[] = [
  { id: 'name', header: texts.name, isRowName: true, cell: ({ name }) => name },
  { id: 'from', header: texts.from, cell: ({ adviser }) => adviser?.name ?? clientTexts.adviser.none },
  { id: 'effect', header: texts.effect, cell: ({ state }) => texts.effects[state] },
];

interface AssignClientsProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  /** Some of them have another adviser now. */
  readonly onDone?: () => void;
}

/** « Affecter à un commercial »: what it would do to each client, then the reason. */
export function AssignClients({ ids, onClose, onDone }: AssignClientsProps) {
  const { api, queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [chosen, setChosen] = useState<string | null>(null);
  const advisers = useQuery(queries.query('listAdvisers'));
  const adviserId = chosen === NOBODY ? null : chosen;
  const preview = useQuery<Assignment, ApiError>({
    queryKey: ['previewClientAssignment', adviserId, ids],
    queryFn: ({ signal }) =>
      api.call('previewClientAssignment', { body: { adviser_id: adviserId, ids: [...ids] }, signal }),
    enabled: chosen !== null,
    gcTime: 0,
  });
  const planned = (preview.data?.items ?? []).filter(({ state }) => state === 'other');
  return (
    <ReasonDialog<Assignment>
      invalidates={assignmentInvalidates}
      isDisabled={chosen === null || planned.length === 0}
      isOpen
      notice={
        <Stack gap={16}>
          <QueryView
            failedTitle={texts.advisersFailed}
            query={advisers}
            skeleton={<Skeleton height="3.5rem" />}
          >
            {({ advisers: list }) => (
              <Select
                label={texts.adviser}
                onChange={setChosen}
                options={[
                  ...list.map(({ id, name }) => ({ value: id, label: name })),
                  { value: NOBODY, label: clientTexts.adviser.none },
                ]}
                value={chosen}
              />
            )}
          </QueryView>
          {chosen === null ? null : (
            <QueryView
              failedTitle={texts.previewFailed}
              query={preview}
              skeleton={<Skeleton height="6rem" />}
            >
              {({ items }) => (
                <>
                  <p>{texts.summary(planned.length, items.length - planned.length)}</p>
                  <DataTable columns={columns} label={texts.list} rowId={({ id }) => id} rows={items} />
                </>
              )}
            </QueryView>
          )}
        </Stack>
      }
      onCancel={onClose}
      onDone={({ items }) => {
        const done = items.filter(({ state }) => state === 'same').length;
        toast.success(texts.done(done, items.length - done));
        onDone?.();
        onClose();
      }}
      send={({ reason }) => {
        const clients = planned.map(({ id, adviser }) => ({ id, from_id: adviser?.id ?? null }));
        const body = { adviser_id: adviserId, reason, clients };
        return api.call('assignClients', { body, idempotencyKey: keyOf(body) });
      }}
      submit={texts.submit}
      title={texts.title(ids.length)}
    />
  );
}
