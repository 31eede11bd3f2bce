import { isoDay } from '@repo/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Card } from '../card/index.ts';
import { closeLines, performanceLines, valuationLine, yieldLines } from './chart-samples.ts';
import { LineChart, type LineChartProps } from './LineChart.tsx';

const meta = {
  title: 'Graphiques/Courbes',
  component: LineChart,
  args: {
    title: 'Évolution des performances par actif',
    unit: { kind: 'index' },
    data: performanceLines,
    emptyText: 'Aucune donnée disponible pour cette période.',
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PerformancesBase100: Story = { args: { note: 'Base 100 au 20 novembre 2025' } };

export const FinsProches: Story = { args: { data: closeLines } };

export const RendementsEtMoyennes: Story = {
  args: { title: 'Rendement généré', unit: { kind: 'percent' }, data: yieldLines },
};

export const ValorisationAvecMouvements: Story = {
  args: {
    title: 'Valorisation du portefeuille',
    unit: { kind: 'amount', currency: 'EUR' },
    data: valuationLine,
  },
};

export const SoldeMasque: Story = {
  args: { ...ValorisationAvecMouvements.args, isHidden: true },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg text')).not.toBeNull(), firstDrawing);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{End}');
    await expect(canvasElement.textContent).not.toMatch(/€/);
  },
};

/** A movement is announced with the point of its day. */
export const AuClavier: Story = {
  args: ValorisationAvecMouvements.args ?? {},
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(canvas.getByText(/20 décembre 2025 : Valorisation/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft>5/}');
    await expect(
      canvas.getByText(/15 décembre 2025 : Valorisation .*; Mouvement Entrée/),
    ).toBeInTheDocument();
  },
};

export const SansDonnees: Story = { args: { data: { days: [], series: [] } } };

export const Chargement: Story = { args: { status: { kind: 'loading' } } };

export const Echec: Story = { args: { status: { kind: 'failed', onRetry: () => undefined } } };

const unlocks = [
  ['2026-01-12', 0],
  ['2026-07-12', 12_000],
  ['2026-08-12', 14_000],
  ['2026-09-12', 16_000],
  ['2026-10-12', 18_000],
] as const;

/** Past solid, future dashed; the page and the cursor have one day. */
export const Escalier: Story = {
  args: {
    title: 'Déblocages cumulés',
    unit: { kind: 'units', symbol: 'KSK' },
    data: {
      days: unlocks.map(([day]) => isoDay(day)),
      isStepped: true,
      isFilled: true,
      series: [
        {
          id: 'past',
          label: 'Débloqué',
          hue: 'accent',
          values: unlocks.map(([, units], at) => (at < 4 ? units : null)),
        },
        {
          id: 'next',
          label: 'À venir',
          hue: 'accent',
          stroke: 'dashed',
          values: unlocks.map(([, units], at) => (at < 3 ? null : units)),
        },
      ],
    },
  },
  render: (args) => <AtDay {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Au 2026-10-12')).toBeInTheDocument();
  },
};

function AtDay(args: LineChartProps) {
  const [day, setDay] = useState(isoDay('2026-09-12'));
  return (
    <>
      <LineChart {...args} cursor={{ day, onChange: setDay }} />
      <p>Au {day}</p>
    </>
  );
}

/** On a phone, with a title on two lines. */
export const Etroit: Story = {
  args: {
    title: 'Évolution des performances par actif depuis l’ouverture de votre portefeuille',
    note: 'Base 100 au 20 novembre 2025',
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** The first chart of a run waits for echarts to load. */
const firstDrawing = { timeout: 30_000 };
