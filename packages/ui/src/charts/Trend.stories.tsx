import { isoDay } from '@repo/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Trend } from './Trend.tsx';

const points = [
  { date: isoDay('2025-11-20'), value: 100_000 },
  { date: isoDay('2026-03-02'), value: 98_200 },
  { date: isoDay('2026-11-20'), value: 113_936.68 },
];

const meta = {
  title: 'Graphiques/Tendance datée',
  component: Trend,
  args: { points, title: 'Valeur du portefeuille', unit: { kind: 'amount', currency: 'EUR' } },
  decorators: [
    (Story) => <div style={{ display: 'grid', width: '100%', maxWidth: 440, height: 120 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof Trend>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One Tab stop; the arrow keys read the points with their days. */
export const AuClavier: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText(/20 novembre 2026.+113.936,68/)).toBeInTheDocument();
  },
};

/** Hidden balances: bullets in the reading too. */
export const Masquee: Story = {
  args: { isHidden: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(canvas.queryByText(/100.000/)).toBeNull();
  },
};

/** One point is no trend. */
export const UnSeulPoint: Story = { args: { points: points.slice(0, 1) } };
