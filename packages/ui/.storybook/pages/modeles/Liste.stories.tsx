import { pageSizes } from '@repo/domain/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../src/button/index.ts';
import { type DataColumn, DataTable, Pagination } from '../../../src/data-table/index.ts';
import { Badge, EmptyState, StatusBadge } from '../../../src/feedback/index.ts';
import { TextField } from '../../../src/fields/index.ts';
import { Select } from '../../../src/select/index.ts';
import { PageHeader } from '../../../src/shell/index.ts';
import { type Subscription, statusTones, subscriptions } from './liste.samples.ts';
import styles from './modeles.module.css';
import { listPattern } from './modeles.texts.ts';

const meta: Meta = {
  title: 'Modèles/Liste',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { brand: 'staff' },
};
export default meta;

const columns: readonly DataColumn<Subscription>[] = [
  { id: 'po', header: listPattern.columns.po, cell: ({ po }) => po, isRowName: true },
  {
    id: 'client',
    header: listPattern.columns.client,
    cell: ({ client }) => client,
    sortValue: ({ client }) => client,
  },
  {
    id: 'product',
    header: listPattern.columns.product,
    cell: ({ product }) => (
      <Badge look="plain" tone={product}>
        {product.toUpperCase()}
      </Badge>
    ),
  },
  { id: 'amount', header: listPattern.columns.amount, align: 'end', cell: ({ amount }) => amount },
  {
    id: 'status',
    header: listPattern.columns.status,
    cell: ({ status }) => <StatusBadge labels={listPattern.statuses} status={status} tones={statusTones} />,
  },
];

const statusOptions = [
  { value: 'all', label: listPattern.all },
  { value: 'deposited', label: listPattern.statuses.deposited },
  { value: 'verifying', label: listPattern.statuses.verifying },
  { value: 'paid', label: listPattern.statuses.paid },
] as const;
type StatusFilter = (typeof statusOptions)[number]['value'];

/** Filters above, the list, its pagination. On a site the URL holds all of them. */
function ListScreen() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<StatusFilter>('all');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const found = subscriptions.filter(
    (row) =>
      (status === 'all' || row.status === status) &&
      `${row.client} ${row.po}`.toLowerCase().includes(search.toLowerCase()),
  );
  const clear = () => {
    setSearch('');
    setStatus('all');
    setPage(1);
  };
  return (
    <main className={styles.screen}>
      <PageHeader title={listPattern.title} />
      <div className={styles.filters}>
        <TextField label={listPattern.search} onChange={setSearch} value={search} />
        <Select label={listPattern.status} onChange={setStatus} options={statusOptions} value={status} />
      </div>
      <DataTable
        columns={columns}
        empty={
          <EmptyState
            action={
              <Button onPress={clear} variant="ghost">
                {listPattern.clear}
              </Button>
            }
            icon="search"
            title={listPattern.emptyTitle}
          >
            {listPattern.emptyText}
          </EmptyState>
        }
        label={listPattern.label}
        rowId={({ po }) => po}
        rows={found.slice((page - 1) * pageSize, page * pageSize)}
        tools={{
          summary: listPattern.summary(found.length),
          columnChoice: {},
          csvExport: { fileName: listPattern.fileName },
        }}
      />
      <Pagination
        onPageChange={setPage}
        onPageSizeChange={setPageSize}
        page={page}
        pageSize={pageSize}
        pageSizes={pageSizes}
        total={found.length}
      />
    </main>
  );
}

/** Searches without a result, resets, changes page and hides a column. */
export const Liste: StoryObj = {
  render: () => <ListScreen />,
  play: async ({ canvas }) => {
    const rows = () => within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(rows()).toHaveLength(10);
    const search = canvas.getByRole('textbox', { name: listPattern.search });
    await userEvent.type(search, 'personne');
    await userEvent.click(canvas.getByRole('button', { name: listPattern.clear }));
    await expect(search).toHaveValue('');
    await userEvent.type(search, '0187');
    await expect(rows()).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await expect(rows()).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Page précédente' }));
    await expect(rows()).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Colonnes' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: listPattern.columns.product }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Produit' })).toBeNull());
  },
};
