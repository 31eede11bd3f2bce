import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../layout/index.ts';
import { PillLink } from '../shell/index.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Données/Avatar',
  component: Avatar,
  args: { firstname: 'Camille', lastname: 'Moreau', size: 'md' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Decorative: a screen reader reads the name beside it. */
export const Moyen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CM')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Grand: Story = { args: { size: 'lg' } };

/** Capitals keep their accents. */
export const Accents: Story = {
  args: { firstname: 'élodie', lastname: 'òlive' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ÉÒ')).toBeVisible();
  },
};

export const UnSeulNom: Story = {
  args: { firstname: '', lastname: 'Kerival' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('K')).toBeVisible();
  },
};

/** Without a name: a silhouette rather than an empty disc. */
export const SansNom: Story = {
  args: { firstname: ' ', lastname: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

/** A long name still gives two initials, and the disc keeps its shape. */
export const TexteLong: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Cluster>
        <Avatar firstname="Anne-Lise Marie-Charlotte" lastname="de La Rochefoucauld-Montbel" size="md" />
        <span style={{ flex: 1 }}>Anne-Lise Marie-Charlotte de La Rochefoucauld-Montbel</span>
      </Cluster>
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('AD').getBoundingClientRect();
    await expect(width).toBe(height);
  },
};

export const DansUnLien: Story = {
  render: () => (
    <PillLink href="/profil">
      <Avatar firstname="Camille" lastname="Moreau" />
      Camille Moreau
    </PillLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Camille Moreau');
  },
};
