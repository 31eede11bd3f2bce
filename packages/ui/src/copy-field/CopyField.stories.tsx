import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent } from 'storybook/test';

import { ToastRegion } from '../toast/index.ts';
import { CopyField } from './index.ts';

const meta = {
  title: 'Données/Référence à copier',
  component: CopyField,
  args: {
    label: 'Adresse de destination',
    kind: 'address',
    value: '0x52908400098527886E0F7030069857D2E4169EE7',
    copyLabel: 'Copier l’adresse',
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
} satisfies Meta<typeof CopyField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Grouped for the eye, copied whole. */
export const Adresse: Story = {
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copier l’adresse' }));
    await expect(write).toHaveBeenCalledWith(args.value);
    await expect(await screen.findByText('Adresse copiée !')).toBeVisible();
  },
};
export const Refusee: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copier l’adresse' }));
    await expect(await screen.findByText('La copie a échoué.')).toBeVisible();
  },
};
export const Iban: Story = {
  args: { label: 'IBAN', kind: 'iban', value: 'FR1420041010050500013M02606', copyLabel: 'Copier l’IBAN' },
};
