import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabLinks, type TabLinksProps } from './TabLinks.tsx';

const meta = {
  title: 'Navigation/Écrans d’une section',
  component: TabLinks,
  args: {
    label: 'Souscriptions',
    items: [
      { href: '/admin/souscriptions', label: 'Liste' },
      { href: '/admin/souscriptions/versements', label: 'Versements', count: 5 },
      { href: '/admin/souscriptions/journal', label: 'Journal', isCurrent: true },
    ],
  },
} satisfies Meta<TabLinksProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Defaut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Journal' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /Versements/ })).not.toHaveAttribute('aria-current');
  },
};
