import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../button/index.ts';
import { TextField } from '../fields/index.ts';
import { Logo, PageHeader } from '../shell/index.ts';
import { StaffShell } from './StaffShell.tsx';

const meta = {
  title: 'Mise en page/Cadre du back-office',
  component: StaffShell,
  parameters: { layout: 'fullscreen' },
  globals: { brand: 'staff' },
  args: {
    logo: <Logo brand="staff" name="Back-office" />,
    items: [
      { href: '/admin', label: 'Dashboard' },
      { href: '/admin/navs', label: 'NAVs', count: 1 },
      { href: '/admin/souscriptions', label: 'Souscriptions', count: 7, isCurrent: true },
    ],
    actions: (
      <Button size="sm" variant="ghost">
        Déconnexion
      </Button>
    ),
    children: <PageHeader title="Souscriptions" />,
  },
} satisfies Meta<typeof StaffShell>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every entry is a Tab stop, the current one is announced. */
export const Large: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /Souscriptions/ })).toHaveAttribute('aria-current', 'page');
  },
};
export const AvecPied: Story = {
  args: { foot: 'Version 0.1.0 · 0123456ab' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Version 0.1.0 · 0123456ab');
  },
};
export const AvecRecherche: Story = {
  args: { search: <TextField label="Rechercher un client, un PO, un IBAN, une transaction" type="search" /> },
};
export const Etroit: Story = { globals: { brand: 'staff', viewport: { value: 'mobile1' } } };
