import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LoadingMessage, Skeleton } from '../feedback/index.ts';
import { Stack } from '../layout/index.ts';
import { Figure } from './index.ts';

const meta = {
  title: 'Données/Chiffre',
  component: Figure,
  args: {
    label: 'Votre portefeuille',
    amount: '128\u202F450,12\u00A0€',
    change: '+4,2\u00A0%',
    direction: 'up',
    note: 'sur 12 mois',
  },
} satisfies Meta<typeof Figure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Heros: Story = { args: { size: 'hero' } };
export const Normal: Story = {};
/** The skeleton of the figure while it loads. */
export const Chargement: Story = {
  render: ({ label }) => (
    <Stack gap={8}>
      <LoadingMessage />
      <span>{label}</span>
      <Skeleton height="3.6rem" width="18rem" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement…');
  },
};

export const EnBaisse: Story = {
  args: { amount: '\u221287,20\u00A0€', change: '\u22121,2\u00A0%', direction: 'down' },
};

/** One figure beside others: no change, no note. */
export const SansEvolution: Story = { args: { change: undefined, note: undefined, direction: undefined } };

export const Stable: Story = { args: { change: '0,0\u00A0%', direction: 'flat' } };

/** A gain is announced as well as shown. */
export const EnHausse: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('en hausse')).toBeInTheDocument();
  },
};

/** The widest amount on the narrowest phone does not overflow. */
export const Etroit: Story = {
  args: {
    size: 'hero',
    amount: '12\u202F128\u202F450,12\u00A0€',
    note: 'sur les 12 derniers mois, dépôts et retraits exclus',
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A hidden balance is absent: no digit of the amount is in the DOM. */
export const Masque: Story = {
  args: { isHidden: true, size: 'hero', note: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/\d/);
    await expect(canvas.getByText('Solde masqué')).toBeInTheDocument();
  },
};
