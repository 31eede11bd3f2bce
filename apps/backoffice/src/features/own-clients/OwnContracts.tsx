import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import { formatBookAmount } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Dialog } from '@repo/ui/dialog';
import { EmptyState, StatusBadge } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contractStatusTones, paymentStatusTones } from '../../shared/contract-tones.ts';
import { AddedDocuments } from '../../shared/documents/AddedDocuments.tsx';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import type { LastReminder } from '../../shared/use-reminder.ts';
import { ownClientTexts as texts } from './own-clients.texts.ts';
import { RemindOwn } from './RemindOwn.tsx';

type Row = components['schemas']['AdminContractRow'];

const shownAtMost = 25;

const columnsWith = (last: LastReminder): readonly DataColumn<Row>[] => [
  {
    id: 'po',
    header: texts.po,
    isRowName: true,
    cell: (row) => <span className="nowrap">{row.po_number ?? sharedTexts.none}</span>,
  },
  { id: 'product', header: texts.product, cell: ({ product }) => product },
  {
    id: 'amount',
    header: texts.amount,
    align: 'end',
    cell: ({ amount, currency }) => formatBookAmount(amount, currency),
  },
  {
    id: 'status',
    header: texts.status,
    cell: ({ status }) => (
      <StatusBadge labels={contractStatusTexts} look="plain" status={status} tones={contractStatusTones} />
    ),
  },
  {
    id: 'payment',
    header: texts.payment,
    cell: ({ payment_status: status }) => (
      <StatusBadge labels={paymentStatusTexts} look="plain" status={status} tones={paymentStatusTones} />
    ),
  },
  { id: 'remind', header: texts.reminder, cell: (row) => <RemindOwn contract={row} last={last} /> },
  { id: 'documents', header: texts.added, cell: (row) => <OwnDocuments contract={row} /> },
];

/** Those that staff added: what was signed shows where the client pays from. */
function OwnDocuments({ contract: { id, po_number: number, product } }: { readonly contract: Row }) {
  const [isOpen, setOpen] = useState(false);
  const title = texts.addedOf(number ?? product);
  return (
    <>
      <Button aria-label={title} onPress={() => setOpen(true)} size="sm" variant="quiet">
        {texts.added}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <AddedDocuments contractId={id} />
      </Dialog>
    </>
  );
}

/** The newest contracts of the client, without where they pay from. */
export function OwnContracts({ clientId, last }: { readonly clientId: string; readonly last: LastReminder }) {
  const { queries } = useServices();
  const contracts = useQuery(
    queries.query('listAdminContracts', { query: { client: clientId, page_size: shownAtMost } }),
  );
  const table = { columns: columnsWith(last), label: texts.contracts, rowId: ({ id }: Row) => id };
  return (
    <PanelSection title={texts.contracts}>
      <QueryView
        failedTitle={texts.contractsFailed}
        query={contracts}
        skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: 2 }} />}
      >
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={texts.noContract} />
          ) : (
            <>
              <DataTable {...table} rows={items} />
              {total > items.length ? <p>{texts.newestOf(items.length, total)}</p> : null}
            </>
          )
        }
      </QueryView>
    </PanelSection>
  );
}
