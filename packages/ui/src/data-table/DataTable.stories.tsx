import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Badge } from '../feedback/index.ts';
import { type DataColumn, DataTable, type DataTableProps, Pagination } from './index.ts';

interface Contract {
  readonly po: string;
  readonly client: string;
  readonly amount: string;
  readonly rank: number;
}

const rows: readonly Contract[] = [
  { po: 'PO-2026-0187', client: 'Camille Moreau', amount: '15\u202F000,00\u00A0USDC', rank: 15_000 },
  { po: 'PO-2026-0186', client: 'Élodie Belleval', amount: '120\u202F000,00\u00A0€', rank: 120_000 },
  { po: 'PO-2026-0184', client: 'Yanis Roche', amount: '0,85000000\u00A0BTC', rank: 0.85 },
];

const columns: readonly DataColumn<Contract>[] = [
  { id: 'po', header: 'N° PO', cell: (row) => row.po, isRowName: true },
  { id: 'client', header: 'Client', cell: (row) => row.client, sortValue: (row) => row.client },
  { id: 'amount', header: 'Montant', align: 'end', cell: (row) => row.amount, sortValue: (row) => row.rank },
  { id: 'payment', header: 'Paiement', cell: () => <Badge tone="warning">Preuve déposée</Badge> },
];

const pressed = fn();

const meta = {
  title: 'Données/Tableau',
  component: DataTable<Contract>,
  args: { label: 'Souscriptions', columns, rows, rowId: (row) => row.po },
} satisfies Meta<DataTableProps<Contract>>;
export default meta;

type Story = StoryObj<typeof meta>;

const firstCells = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent);

/** Sorted as French sorts: « Élodie » after « Camille », before « Yanis ». */
export const Trie: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Souscriptions' });
    await userEvent.click(canvas.getByRole('button', { name: 'Client' }));
    await expect(firstCells(table)).toEqual(['PO-2026-0187', 'PO-2026-0186', 'PO-2026-0184']);
    await userEvent.click(canvas.getByRole('button', { name: 'Montant' }));
    await expect(canvas.getByRole('columnheader', { name: 'Montant' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(firstCells(table)).toEqual(['PO-2026-0184', 'PO-2026-0187', 'PO-2026-0186']);
  },
};

export const LigneChoisie: Story = {
  args: { rowAction: { kind: 'press', onPress: pressed }, selectedId: 'PO-2026-0186' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PO-2026-0184' }));
    await expect(pressed).toHaveBeenCalledWith(rows[2]);
  },
};

const sortedByServer = fn();
/** When the server sorts, rows stay as given and the wish is told. */
export const TrieParLeServeur: Story = {
  args: { sort: null, onSortChange: sortedByServer },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Montant' }));
    await expect(sortedByServer).toHaveBeenCalledWith({ column: 'amount', direction: 'asc' });
    await expect(firstCells(canvas.getByRole('table'))).toEqual(rows.map((row) => row.po));
  },
};

export const EnCartes: Story = { decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>] };
export const Chargement: Story = { args: { rows: [], loadingRows: 3 } };
export const Vide: Story = { args: { rows: [] } };

const turned = fn();
export const PiedDeListe: Story = {
  render: () => (
    <Pagination onPageChange={turned} onPageSizeChange={fn()} page={2} pageSize={25} total={1204} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('26–50 sur 1 204')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await expect(turned).toHaveBeenCalledWith(3);
  },
};
