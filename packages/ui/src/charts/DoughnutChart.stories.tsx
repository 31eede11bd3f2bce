import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { savedFile } from '../../.storybook/saved-file.ts';
import { Card } from '../card/index.ts';
import { allocation } from './chart-samples.ts';
import { DoughnutChart } from './DoughnutChart.tsx';

const meta = {
  title: 'Graphiques/Anneau',
  component: DoughnutChart,
  args: {
    title: 'Répartition du portefeuille',
    unit: { kind: 'amount', currency: 'EUR' },
    slices: allocation,
    centre: { label: '3 stratégies', value: '128\u202F450\u00A0€' },
    emptyCentre: 'Aucune donnée',
    emptyText: 'Aucune donnée actuellement',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 368 }}>
        <Card>{Story()}</Card>
      </div>
    ),
  ],
} satisfies Meta<typeof DoughnutChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Repartition: Story = {};

export const UnSeulProduit: Story = {
  args: { slices: allocation.slice(0, 1).map((slice) => ({ ...slice, share: 1 })) },
};

export const SoldeMasque: Story = {
  args: { isHidden: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg path')).not.toBeNull(), firstDrawing);
    await expect(canvasElement.textContent).not.toMatch(/[\d,]+\s[€%]/);
  },
};

export const AuClavier: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByText(/BTCFY : Valeur 33\s397,03\s€\s; Part 26,0\s%/)).toBeInTheDocument();
  },
};

/** The table, then both downloads: with hidden balances none contains a figure. */
export const DonneesMasquees: Story = {
  args: { isHidden: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les données' }));
    const numbers = await savedFile(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Données (CSV)' })),
    );
    await expect(await numbers.content.text()).not.toMatch(/\d/);
    const picture = await savedFile(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Image (PNG)' })),
    );
    await expect(picture.name).toBe('repartition-du-portefeuille.png');
    await expect(picture.content.type).toBe('image/png');
  },
};

export const SansDonnees: Story = { args: { slices: [] } };

export const Chargement: Story = { args: { status: { kind: 'loading' } } };

export const Echec: Story = { args: { status: { kind: 'failed', onRetry: () => undefined } } };

/** The first chart of a run waits for echarts to load. */
const firstDrawing = { timeout: 30_000 };
