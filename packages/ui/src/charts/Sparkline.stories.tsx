import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Hausse: Story = {};

export const Plate: Story = { args: { values: [100, 100, 100], label: 'Valeur stable' } };

export const UnSeulPoint: Story = { args: { values: [100], label: 'Pas encore de tendance' } };
