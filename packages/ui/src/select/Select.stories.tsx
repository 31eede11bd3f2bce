import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

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

/** Opens, moves and selects by keyboard alone. */
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
export const EnErreur: Story = {
  args: { error: 'Choisissez un produit.', value: null },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Produit/ });
    await expect(button).toHaveAccessibleDescription('Choisissez un produit.');
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

export const Desactive: Story = {
  args: { isDisabled: true, value: 'USDFY' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /USDFY/ })).toBeDisabled();
  },
};

/** A disabled option is announced as such, and Échap changes nothing. */
export const Ouvert: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Produit/ });
    await userEvent.click(button);
    await expect(await screen.findByRole('option', { name: /ETHFY/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const EnLigne: Story = { args: { look: 'inline', value: 'USDFY' } };

/** At 320 px the selection is truncated in its box, and wraps in the list. */
export const TexteLong: Story = {
  args: {
    label: 'Origine des fonds investis',
    value: 'sale',
    options: [
      {
        value: 'sale',
        label: 'Cession d’un bien immobilier détenu en indivision avec des membres de la famille',
      },
      { value: 'work', label: 'Revenus du travail' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
