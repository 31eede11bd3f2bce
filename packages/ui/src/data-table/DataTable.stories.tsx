import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type SavedFile, savedFile } from '../../.storybook/saved-file.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../feedback/index.ts';
import { type Contract, columns, manyRows, rows } from './data-table-samples.tsx';
import { type ColumnsShown, DataTable, type DataTableProps, type TableTools, usualColumns } from './index.ts';

const meta = {
  title: 'Données/Tableau',
  component: DataTable<Contract>,
  args: { label: 'Souscriptions', columns, rows, rowId: (row) => row.po },
} satisfies Meta<DataTableProps<Contract>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The text of the first data column, row by row. */
const names = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) => row.querySelector('[data-label]')?.textContent);
const heads = (table: HTMLElement) =>
  [...table.querySelectorAll('th[scope=col]')].map((head) => head.textContent);

/** Sorted in French alphabetical order: « Élodie » after « Camille », before « Yanis ». */
export const Trie: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Souscriptions' });
    await userEvent.click(canvas.getByRole('button', { name: 'Client' }));
    await expect(names(table)).toEqual(['PO-2026-0187', 'PO-2026-0186', 'PO-2026-0184']);
    await userEvent.click(canvas.getByRole('button', { name: 'Montant' }));
    await expect(canvas.getByRole('columnheader', { name: 'Montant' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(names(table)).toEqual(['PO-2026-0184', 'PO-2026-0187', 'PO-2026-0186']);
  },
};

/** By the keyboard alone: ascending, descending, then the original order. */
export const TrieAuClavier: Story = {
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Client' });
    within(head).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{Enter}');
    await expect(head).not.toHaveAttribute('aria-sort');
  },
};

const pressed = fn();
export const LigneChoisie: Story = {
  args: { rowAction: { kind: 'press', onPress: pressed, openId: 'PO-2026-0186' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('Élodie Belleval');
    await userEvent.click(canvas.getByRole('button', { name: 'PO-2026-0184' }));
    await expect(pressed).toHaveBeenCalledWith(rows[2]);
  },
};

const sortedByServer = fn();
/** When the server sorts, rows stay as given and the requested order is emitted. */
export const TrieParLeServeur: Story = {
  args: { sorting: { order: null, onChange: sortedByServer } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Montant' }));
    await expect(sortedByServer).toHaveBeenCalledWith({ column: 'amount', direction: 'asc' });
    await expect(names(canvas.getByRole('table'))).toEqual(rows.map((row) => row.po));
  },
};

const remembered = fn<(shown: ColumnsShown) => void>();
function WithRememberedColumns(props: DataTableProps<Contract>) {
  const [shown, setShown] = useState<ColumnsShown>({ ...usualColumns, hidden: ['product'] });
  const columnChoice = {
    shown,
    onChange: (next: ColumnsShown) => {
      remembered(next);
      setShown(next);
    },
  };
  return <DataTable {...props} tools={{ columnChoice, summary: '1–3 sur 3' }} />;
}

/** « Colonnes » stays open while ticking and moving; the name column cannot be hidden; the page stores the choice. */
export const Colonnes: Story = {
  render: (args) => <WithRememberedColumns {...args} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(heads(table)).toEqual(['N° PO', 'Client', 'Montant', 'Paiement']);
    canvas.getByRole('button', { name: 'Colonnes' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('dialog', { name: 'Colonnes' }));
    await expect(menu.getByRole('checkbox', { name: 'N° PO' })).toBeDisabled();
    await userEvent.click(menu.getByRole('checkbox', { name: 'Client' }));
    await expect(remembered).toHaveBeenLastCalledWith({ ...usualColumns, hidden: ['client', 'product'] });
    await expect(heads(table)).toEqual(['N° PO', 'Montant', 'Paiement']);
    menu.getByRole('button', { name: 'Avancer Paiement' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(heads(table)).toEqual(['N° PO', 'Paiement', 'Montant']);
    await expect(menu.getByRole('button', { name: 'Avancer Paiement' })).toHaveFocus();
    await userEvent.click(menu.getByRole('radio', { name: 'Compacte' }));
    await expect(remembered.mock.lastCall?.[0].density).toBe('compact');
    await userEvent.click(menu.getByRole('button', { name: 'Rétablir les colonnes' }));
    await expect(remembered).toHaveBeenLastCalledWith(usualColumns);
    await expect(heads(table)).toEqual(['N° PO', 'Client', 'Produit', 'Montant', 'Paiement']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Colonnes' })).toHaveFocus());
  },
};

/** Without a name column, the last visible one cannot be hidden. */
export const DerniereColonne: Story = {
  args: {
    columns: columns.slice(1, 3),
    tools: { columnChoice: {} },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colonnes' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Client' }));
    await expect(screen.getByRole('checkbox', { name: 'Produit' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(heads(canvas.getByRole('table'))).toEqual(['Produit']);
  },
};

/** Sums stay under their columns, whatever the order of these. */
export const Totaux: Story = {
  args: {
    totals: {
      label: 'Total en EUR',
      cells: { amount: '341\u202F250,00\u00A0€' },
      note: '1 devise non convertie',
    },
  },
  play: async ({ canvas }) => {
    const total = canvas.getByRole('rowheader', { name: /Total en EUR/ }).closest('tr');
    await expect(total?.querySelector('[data-label="Montant"]')).toHaveTextContent(/341.250,00.€/);
  },
};

export const RangeesRepliees: Story = {
  args: {
    rows: rows.slice(0, 2),
    folds: [{ afterId: rows[0]?.po ?? null, content: <Button size="sm">Afficher 2 à 9</Button> }],
  },
  play: async ({ canvas }) => {
    const [first, fold] = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(fold).toContainElement(canvas.getByRole('button', { name: 'Afficher 2 à 9' }));
    await expect(first).toHaveTextContent('PO-2026-0187');
  },
};

/** On a phone: the amount and the status on the first line, the rest folded under a button. */
export const CartesPliees: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      onCard: ({ amount: 'first', payment: 'first', client: 'second' } as const)[column.id],
    })),
    rowAction: { kind: 'link', href: (row) => `#${row.po}` },
  },
  globals: { viewport: { value: 'mobile1' } },
  decorators: [(Tale) => <div style={{ width: 358 }}>{Tale()}</div>],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /PO-2026-0187/ });
    const product = row.querySelector('[data-label="Produit"]');
    await expect(row.querySelector('[data-label="Montant"]')).toBeVisible();
    await expect(product).not.toBeVisible();
    await userEvent.click(within(row).getByRole('button', { name: 'Détails' }));
    await expect(product).toBeVisible();
    await expect(row.getBoundingClientRect().height).toBeLessThan(140);
  },
};

function WithSelection(props: DataTableProps<Contract>) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  return (
    <DataTable
      {...props}
      selection={{
        selectedIds,
        onChange: setSelectedIds,
        rowName: (row) => row.po,
        actions: <Button size="sm">Relancer le paiement</Button>,
      }}
    />
  );
}

/** One row, several, the whole page; the selection can be acted on and cleared. */
export const Selection: Story = {
  args: { tools: { summary: '1–3 sur 3 · 341\u202F250,00\u00A0€' } },
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas }) => {
    const page = canvas.getByRole('checkbox', { name: 'Sélectionner toutes les lignes de la page' });
    await expect(canvas.queryByRole('button', { name: 'Relancer le paiement' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner PO-2026-0186' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 ligne sélectionnée');
    await expect(page).toBePartiallyChecked();
    page.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 lignes sélectionnées');
    await expect(page).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Relancer le paiement' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tout désélectionner' }));
    await expect(page).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner PO-2026-0187' }));
  },
};

/** A checkbox selects without opening the row. */
export const SelectionEtOuverture: Story = {
  args: { rowAction: { kind: 'press', onPress: pressed } },
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner PO-2026-0184' }));
    await expect(pressed).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 ligne sélectionnée');
  },
};

/** A local list, paginated; selecting the page selects that page only. */
export const EnPages: Story = {
  args: { rows: manyRows, paging: { pageSize: 10, pageSizes: [10, 25, 50] } },
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(names(table)).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await expect(names(table)[0]).toBe('PO-2026-0011');
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Sélectionner toutes les lignes de la page' }),
    );
    await expect(canvas.getByText('10 lignes sélectionnées')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Lignes par page/ }));
    await userEvent.click(await screen.findByRole('option', { name: '25' }));
    await expect(names(table)).toHaveLength(25);
    await expect(canvas.getByText('1–25 sur 60')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Montant' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Montant' }));
    await expect(names(table)[0]).toBe('PO-2026-0060');
  },
};

/** The content of a saved file, its UTF-8 byte order mark included. */
const textOf = async ({ content }: SavedFile) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer());

const csv: TableTools<Contract> = { csvExport: { fileName: 'souscriptions' }, columnChoice: {} };

/** The file has the visible columns in the displayed order, without those that are only graphics. */
export const ExportCsv: Story = {
  args: { tools: csv },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colonnes' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Produit' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Montant' }));
    const file = await savedFile(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Exporter en CSV' })),
    );
    await expect(file.name).toBe('souscriptions.csv');
    await expect(await textOf(file)).toBe(
      '\uFEFFN° PO;Client;Montant\r\n' +
        'PO-2026-0184;Yanis Roche;0,85000000\r\n' +
        'PO-2026-0187;Camille Moreau;15000,00\r\n' +
        'PO-2026-0186;Élodie Belleval;120000,00\r\n',
    );
  },
};

/** The header stays while the rows scroll; the frame is focusable. */
export const EnteteCollant: Story = {
  args: { rows: manyRows, stickyHead: 'frame' },
  play: async ({ canvas }) => {
    const frame = await canvas.findByRole('region', { name: 'Tableau «\u00a0Souscriptions\u00a0»' });
    const head = canvas.getByRole('columnheader', { name: 'Client' });
    const before = head.getBoundingClientRect().top;
    frame.scrollTop = 600;
    await waitFor(() => expect(frame.scrollTop).toBe(600));
    await expect(Math.abs(head.getBoundingClientRect().top - before)).toBeLessThan(2);
    await expect(frame).toHaveAttribute('tabindex', '0');
  },
};

/** Above the width of cards, columns that do not fit scroll in a frame that the keyboard reaches. */
export const ColonnesHorsCadre: Story = {
  args: { columns: columns.map((column) => ({ ...column, cell: () => 'Virement\u00A0'.repeat(4) })) },
  decorators: [(Story) => <div style={{ width: 640 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const frame = await canvas.findByRole('region', { name: 'Tableau «\u00a0Souscriptions\u00a0»' });
    await expect(frame).toHaveAttribute('tabindex', '0');
    await expect(frame).toContainElement(canvas.getByRole('table'));
  },
};

const narrow: Story['decorators'] = [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>];

/** At 320 px each row is a card with its checkbox, and a select replaces the sortable headers. */
export const EnCartes: Story = {
  args: { rowAction: { kind: 'press', onPress: pressed }, tools: csv },
  decorators: narrow,
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Trier par/ })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Sélectionner toutes les lignes de la page' }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('3 lignes sélectionnées');
  },
};

/** Many columns: two columns of cards at a width where other tables still have rows; every value is visible. */
export const LargeEnCartes: Story = {
  args: { isWide: true },
  decorators: [(Story) => <div style={{ width: 720 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(canvas.getByRole('button', { name: /Trier par/ })).toBeVisible();
    await expect(table.getBoundingClientRect().width).toBe(720);
    const [first, second] = Array.from(table.querySelectorAll('tbody tr'), (row) =>
      row.getBoundingClientRect(),
    );
    await expect(second?.top).toBe(first?.top);
    await expect(second?.left).toBeGreaterThan(first?.right ?? 0);
  },
};

/** Above that width, it is a table as any other. */
export const LargeEnTableau: Story = {
  args: { isWide: true },
  decorators: [(Story) => <div style={{ width: 1040 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Trier par/ })).toBeNull();
    await expect(canvas.getByRole('table').getBoundingClientRect().width).toBe(1040);
  },
};

export const TexteLong: Story = {
  args: {
    rows: rows.map((row) => ({
      ...row,
      client:
        'Société civile immobilière des Établissements Belleval-Kerivoal et Associés, représentée par son gérant',
    })),
  },
  decorators: narrow,
};

export const Chargement: Story = {
  args: { rows: [], state: { kind: 'loading', rows: 3 }, tools: csv },
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Chargement…')).toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: /Sélectionner toutes/ })).toBeDisabled();
  },
};
export const Vide: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun résultat')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const VideExplique: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState action={<Button variant="ghost">Effacer les filtres</Button>} title="Aucune souscription" />
    ),
    tools: { actions: <Button size="sm">Exporter</Button> },
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Exporter' })).toBeVisible(),
};

const retried = fn();
export const EnEchec: Story = {
  args: {
    rows: [],
    state: {
      kind: 'failed',
      failure: {
        title: 'La liste n’a pas pu être chargée.',
        children: 'Aucune souscription n’a été modifiée.',
        onRetry: retried,
        reference: 'req_01HZX',
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(retried).toHaveBeenCalledTimes(1);
  },
};
