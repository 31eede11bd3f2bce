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
export const RetourPossible: Story = {
  args: { onGoTo: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Votre investissement/ }));
    await expect(args.onGoTo).toHaveBeenCalledWith(0);
  },
};
