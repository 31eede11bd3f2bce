import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { Select } from './index.ts';

const meta = {
  title: 'Saisie/Liste de choix',
  component: Select,
  args: {
    label: 'Produit',
    options: [
      { value: 'USDFY', label: 'USDFY', description: 'Dollar' },
      { value: 'BTCFY', label: 'BTCFY' },
      { value: 'ETHFY', label: 'ETHFY', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens, moves and chooses by keyboard alone. */
export const AuClavier: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: /USDFY/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('BTCFY');
  },
};
export const Choisi: Story = { args: { value: 'BTCFY' } };
export const EnErreur: Story = { args: { error: 'Choisissez un produit.', value: null } };
export const Desactive: Story = { args: { isDisabled: true, value: 'USDFY' } };
export const EnLigne: Story = { args: { look: 'inline', value: 'USDFY' } };
