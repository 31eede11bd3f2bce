import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Cluster, Columns, Stack, VisuallyHidden } from './index.ts';

const meta = {
  title: 'Mise en page/Dispositions',
  component: Stack,
  args: { children: null },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Stacked, with one gap. */
export const Pile: Story = {
  render: () => (
    <Stack gap={12}>
      <Card>Votre portefeuille</Card>
      <Card>Activité récente</Card>
      <Card>Répartition</Card>
    </Stack>
  ),
};

/** On one line that may wrap. */
export const Ligne: Story = {
  render: () => (
    <Cluster justify="between">
      <Button variant="ghost">Étape précédente</Button>
      <Button>Étape suivante</Button>
    </Cluster>
  ),
};

const page = (
  <Columns aside={<Card title="Récapitulatif">14 985,00 USDC</Card>}>
    <Card title="Envoyez 15 000,00 USDC">Uniquement sur le réseau Ethereum.</Card>
  </Columns>
);

/** The recap beside the page. */
export const DeuxColonnes: Story = {
  render: () => page,
  play: async ({ canvas }) => {
    const [left, right] = canvas.getAllByRole('region').map((region) => region.getBoundingClientRect());
    await expect(right?.left).toBeGreaterThan(left?.right ?? 0);
  },
};

/** On a phone the recap comes after. */
export const UneColonne: Story = {
  render: () => page,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((region) => region.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
  },
};

/** For screen readers only: not visible, and it takes no room. */
export const PourLaVoix: Story = {
  render: () => (
    <p>
      ▲ +4,2 %<VisuallyHidden> en hausse</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('en hausse').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
