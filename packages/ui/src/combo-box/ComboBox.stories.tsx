import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { ComboBox, CountryField } from './index.ts';

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

export const Vide: Story = {};
export const Choisi: Story = { args: { value: 'eth' } };
export const EnErreur: Story = { args: { error: 'Choisissez un réseau.' } };

const chosen = fn();
/** Accents and case do not matter: « egypte » finds « Égypte ». */
export const Pays: Story = {
  render: () => <CountryField onChange={chosen} value="" />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Pays' }), 'egypte');
    await userEvent.click(await screen.findByRole('option', { name: 'Égypte' }));
    await expect(chosen).toHaveBeenCalledWith('EGY');
  },
};
