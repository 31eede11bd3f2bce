import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/index.ts';
import { Logo, PageHeader } from '../shell/index.ts';
import { StaffShell } from './index.ts';

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

export const Large: Story = {};
