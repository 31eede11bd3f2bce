import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PageHeader } from '../shell/index.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const subscriptions = { label: 'Souscriptions', href: '/admin/souscriptions' };
const client = { label: 'Camille Moreau', href: '/admin/clients/12' };

const meta = {
  title: 'Navigation/Fil d’Ariane',
  component: Breadcrumbs,
  args: { parents: [subscriptions, client], current: 'PO-2026-0187' },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A navigation landmark with an ordered list; the current page has aria-current. */
export const PlusieursNiveaux: Story = {
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Fil d’Ariane' }));
    await expect(trail.getAllByRole('listitem')).toHaveLength(3);
    await expect(trail.getByRole('link', { name: 'Souscriptions' })).toHaveAttribute(
      'href',
      '/admin/souscriptions',
    );
    await expect(trail.getByRole('link', { name: 'PO-2026-0187' })).toHaveAttribute('aria-current', 'page');
    await expect(trail.getByRole('link', { name: 'Camille Moreau' })).not.toHaveAttribute('aria-current');
  },
};

/** Tab goes through the ancestors; the current page is not focusable. */
export const AuClavier: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Souscriptions' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Camille Moreau' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'PO-2026-0187' })).not.toHaveFocus();
  },
};

export const UnNiveau: Story = {
  args: { parents: [subscriptions] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Souscriptions',
      'PO-2026-0187',
    ]);
  },
};

export const SansParent: Story = { args: { parents: [], current: 'Dashboard' } };

export const AuDessusDUnTitre: Story = {
  globals: { brand: 'staff' },
  render: (args) => (
    <>
      <Breadcrumbs {...args} />
      <PageHeader title="PO-2026-0187" />
    </>
  ),
};

/** A long title is truncated on one line; its parent is not. */
export const TexteLong: Story = {
  args: {
    parents: [subscriptions],
    current:
      'Contrat de la société civile immobilière des Établissements Belleval-Kerivoal et Associés, avenant n° 3 du 18 novembre 2026',
  },
  decorators: [(Story) => <div style={{ width: 560 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation');
    await expect(trail.scrollWidth).toBeLessThanOrEqual(trail.clientWidth);
    await expect(trail.getBoundingClientRect().height).toBeLessThan(48);
  },
};

/** At 320 px one link leads to the parent, with a touch target of 44 px. */
export const Etroit: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [up, ...others] = canvas.getAllByRole('link');
    await expect(up).toHaveAccessibleName('Camille Moreau');
    await expect(others).toEqual([]);
    await expect(up?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
