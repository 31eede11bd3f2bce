import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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

export const SansDonnees: Story = { args: { slices: [] } };

export const Chargement: Story = { args: { status: { kind: 'loading' } } };

/** The first drawing of a run waits for echarts itself to arrive. */
const firstDrawing = { timeout: 10_000 };
