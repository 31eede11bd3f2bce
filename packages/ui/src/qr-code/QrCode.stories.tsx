import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Données/Code QR',
  component: QrCode,
  args: { value: '0x52908400098527886E0F7030069857D2E4169EE7', label: 'Code QR de l’adresse de destination' },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The space is reserved while the encoder loads: the layout does not move. */
export const EnPlace: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    const before = canvas.getByRole('figure', { name: args.label }).getBoundingClientRect().height;
    await waitFor(() => expect(canvasElement.querySelector('path')).not.toBeNull());
    await expect(canvas.getByRole('figure').getBoundingClientRect().height).toBe(before);
  },
};
/** Dark on white in the dark theme too, or a phone cannot read it. */
export const LaNuit: Story = { globals: { theme: 'dark' } };
/** A payment request is longer: smaller squares, the same size. */
export const TexteLong: Story = {
  args: {
    value: `bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.85&label=${'USDFY'.repeat(12)}`,
  },
};
export const Adresse: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: args.label })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('path')).not.toBeNull());
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toHaveAttribute('width', '200');
    // A margin of two squares: the first drawn one is the corner of the code.
    await expect(drawing?.querySelector('path')?.getAttribute('d')).toMatch(/^M2 2h7v1h-7z/);
  },
};
/** A code that cannot be drawn (no network for the encoder, or a value too long) shows a message in its place. */
export const Impossible: Story = {
  args: { value: 'x'.repeat(5000) },
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Ce code ne s’affiche pas/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
