import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/index.ts';
import { BarChart } from './BarChart.tsx';
import { noBars, plainBars, stackedBars } from './chart-samples.ts';

const meta = {
  title: 'Graphiques/Barres',
  component: BarChart,
  args: {
    title: 'Rendement cumulé de vos stratégies',
    unit: { kind: 'percent' },
    data: plainBars,
    emptyText: 'Aucune donnée disponible pour cette période.',
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ParPeriode: Story = {};

export const EmpileParProduit: Story = {
  args: { title: 'Contribution des stratégies par période', data: stackedBars },
};

export const SoldeMasque: Story = {
  args: { isHidden: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les données' }));
    await waitFor(() => expect(canvasElement.querySelector('svg text')).not.toBeNull(), firstDrawing);
    await expect(canvasElement.textContent).not.toMatch(/\d,\d/);
  },
};

/** The arrow keys read the points out, one by one. */
export const AuClavier: Story = {
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText('mars 2026 : 0,53 %')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('avril 2026 : −0,12 %')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/avril 2026 :/)).toBeNull();
    await userEvent.keyboard('{End}{ArrowLeft}');
  },
};

export const DonneesEnTableau: Story = {
  args: { title: 'Contribution des stratégies par période', data: stackedBars },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les données' }));
    const table = within(canvas.getByRole('table'));
    await expect(table.getByRole('row', { name: /février 2026 0,29\s% −0,06\s% — 0,23\s%/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Masquer les données' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const SansDonnees: Story = { args: { data: noBars } };

export const Chargement: Story = { args: { status: { kind: 'loading' } } };

export const Echec: Story = { args: { status: { kind: 'failed', onRetry: () => undefined } } };

/** As under the site's Trusted Types policy: a drawing that sets markup is not drawn at all. */
export const SousTrustedTypes: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const original = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') ?? {};
    Object.defineProperty(Element.prototype, 'innerHTML', {
      ...original,
      set(this: Element, markup: string) {
        if (this.closest('figure') !== null) throw new TypeError('Refused markup');
        original.set?.call(this, markup);
      },
    });
    return () => {
      Object.defineProperty(Element.prototype, 'innerHTML', original);
    };
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg path')).not.toBeNull(), firstDrawing);
  },
};

/** The first drawing of a run waits for echarts itself to arrive. */
const firstDrawing = { timeout: 10_000 };
