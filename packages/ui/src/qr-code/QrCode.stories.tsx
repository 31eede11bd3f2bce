import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { QrCode } from './index.ts';

const meta = {
  title: 'Données/Code QR',
  component: QrCode,
  args: { value: '0x52908400098527886E0F7030069857D2E4169EE7', label: 'Code QR de l’adresse de destination' },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Adresse: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: args.label })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('path')).not.toBeNull());
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('width', '200');
  },
};
