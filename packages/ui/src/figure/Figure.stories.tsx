import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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
export const EnBaisse: Story = {
  args: { amount: '\u221287,20\u00A0€', change: '\u22121,2\u00A0%', direction: 'down' },
};

/** Hidden means absent: no digit of the amount is left in the page. */
export const Masque: Story = {
  args: { isHidden: true, size: 'hero', note: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/\d/);
    await expect(canvas.getByText('Solde masqué')).toBeInTheDocument();
  },
};
