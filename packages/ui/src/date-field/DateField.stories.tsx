import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { DateField } from './index.ts';

const meta = {
  title: 'Saisie/Date',
  component: DateField,
  args: { label: 'Date de paiement', value: '2026-03-03', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The calendar speaks French and gives back an ISO day. */
export const AuCalendrier: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ouvrir le calendrier/ }));
    await userEvent.click(await screen.findByRole('button', { name: /jeudi 12 mars 2026/ }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-03-12');
  },
};
export const Vide: Story = { args: { value: null } };
export const EnErreur: Story = { args: { value: null, error: 'Choisissez une date.' } };
export const Bornee: Story = { args: { min: '2026-03-01', max: '2026-03-15' } };
