import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { ComboBox } from './index.ts';

const meta = {
  title: 'Saisie/Liste avec recherche',
  component: ComboBox,
  args: {
    label: 'Réseau',
    options: [
      { value: 'eth', label: 'Ethereum' },
      { value: 'btc', label: 'Bitcoin' },
    ],
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Typing narrows the list, the arrows and Entrée choose. */
export const AuClavier: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Réseau' });
    await userEvent.type(input, 'bit');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('btc');
  },
};

/** An empty result is announced. */
export const SansResultat: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Réseau' }), 'solana');
    await expect(await screen.findByText('Aucun résultat')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** Typing after a press replaces the selection. */
export const Choisi: Story = {
  args: { value: 'eth' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Réseau' });
    await expect(input).toHaveValue('Ethereum');
    await userEvent.click(input);
    await userEvent.keyboard('bit');
    await expect(input).toHaveValue('bit');
    await expect(await screen.findByRole('option', { name: 'Bitcoin' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const EnErreur: Story = {
  args: { error: 'Choisissez un réseau.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Réseau' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Choisissez un réseau.');
  },
};

export const Desactive: Story = {
  args: { isDisabled: true, value: 'btc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Réseau' })).toBeDisabled();
  },
};

export const TexteLong: Story = {
  args: {
    label: 'Réseau sur lequel vous enverrez les fonds depuis votre portefeuille déclaré',
    description: 'Un envoi sur un autre réseau serait définitivement perdu.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
