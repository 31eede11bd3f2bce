import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Stepper } from './index.ts';

const meta = {
  title: 'Navigation/Étapes',
  component: Stepper,
  args: {
    steps: [
      'Votre investissement',
      'Paiement et réception',
      'Confirmation et conformité',
      'Vérifier et Signer',
    ],
    current: 1,
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DeuxiemeSurQuatre: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Étape 2 sur 4')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};
export const Premiere: Story = { args: { current: 0 } };
export const Derniere: Story = {
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Étape 4 sur 4')).toBeVisible();
  },
};
/** On a phone the rules stay, and only the current step keeps its words. */
export const Etroit: Story = {
  args: { steps: ['Votre investissement', 'Paiement, preuve de paiement et réception des fonds', 'Signer'] },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Étape 2 sur 3')).toBeVisible();
  },
};
/** The keyboard goes back as a press does; what is ahead can't be reached. */
export const AuClavier: Story = {
  args: { onGoTo: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoTo).toHaveBeenCalledWith(0);
    await expect(canvas.queryByRole('button', { name: /Vérifier et Signer/ })).toBeNull();
  },
};
export const RetourPossible: Story = {
  args: { onGoTo: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Votre investissement/ }));
    await expect(args.onGoTo).toHaveBeenCalledWith(0);
  },
};
