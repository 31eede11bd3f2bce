import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { trend } from './chart-samples.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Graphiques/Tendance',
  component: Sparkline,
  args: { values: trend, label: 'Valeur du portefeuille, en hausse sur 12 mois' },
  decorators: [(Story) => <div style={{ width: '100%', maxWidth: 440, height: 96 }}>{Story()}</div>],
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Exposed as one image with its label. */
export const Hausse: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Valeur du portefeuille, en hausse sur 12 mois' }),
    ).toBeVisible();
  },
};

/** Beside a figure with the same meaning it is hidden from screen readers. */
export const Decorative: Story = {
  args: { label: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Plate: Story = { args: { values: [100, 100, 100], label: 'Valeur stable' } };

/** One point is no trend: nothing is drawn, the label is still there. */
export const UnSeulPoint: Story = {
  args: { values: [100], label: 'Pas encore de tendance' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Pas encore de tendance' });
    await expect(picture.querySelector('path')).toBeNull();
  },
};
