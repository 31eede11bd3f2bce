import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Avatar } from '../avatar/Avatar.tsx';
import { IconButton } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Banner } from '../feedback/index.ts';
import { Icon } from '../icons/index.ts';
import { AppShell, Logo, type NavItem, PageHeader, PillLink } from './index.ts';
import { MobileMenu } from './MobileMenu.tsx';

const items: readonly NavItem[] = [
  { href: '/portefeuille', icon: 'wallet', label: 'Portefeuille', isCurrent: true },
  { href: '/produits', icon: 'chart', label: 'Produits' },
  { href: '/accompagnement', icon: 'message', label: 'Accompagnement' },
  { href: '/documents', icon: 'file', label: 'Mes documents', count: 2 },
  { href: '/profil', icon: 'user', label: 'Profil' },
];

const logo = <Logo brand="yield" name="Yield" />;

const meta = {
  title: 'Mise en page/Cadre des sites',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    logo,
    homeHref: '/',
    items,
    actions: (
      <>
        <PillLink href="/kaskad" isElsewhere>
          Kaskad
        </PillLink>
        <PillLink aria-label="Notifications, 3 non lues" count={3} href="/notifications">
          <Icon name="bell" size={18} />
        </PillLink>
        <PillLink href="/profil">
          <Avatar firstname="Camille" lastname="Moreau" />
          Camille Moreau
        </PillLink>
        <IconButton icon="logout" label="Se déconnecter" size="sm" />
      </>
    ),
    footer: <span>Frais de souscription 0,1 % du montant souscrit</span>,
    children: (
      <>
        <PageHeader subtitle="VL du 19 novembre 2026" title="Portefeuille" />
        <Card title="Votre portefeuille">Contenu</Card>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first Tab stop is the skip link; the current page has aria-current. */
export const Large: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Portefeuille' })).toHaveAttribute('aria-current', 'page');
  },
};

/** From the skip link to the content, every Tab stop in visual order; each landmark once. */
export const AuClavier: Story = {
  play: async ({ canvas }) => {
    const stops: string[] = [];
    for (let presses = 0; presses < items.length; presses += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.textContent ?? '');
    }
    await expect(stops).toEqual(['Aller au contenu', 'Yield', 'Portefeuille', 'Produits', 'Accompagnement']);
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Mes documents/ })).toHaveAccessibleName('Mes documents 2');
  },
};

/** A long name and a long notice wrap or are truncated; the page never scrolls sideways. */
export const TexteLong: Story = {
  args: {
    notice: (
      <Banner tone="warning">
        Vous consultez le compte de la société civile immobilière des Établissements Belleval-Kerivoal et
        Associés.
      </Banner>
    ),
    children: (
      <PageHeader
        subtitle="VL du 19 novembre 2026 · taux de change du 19 novembre 2026 · dépôts et retraits exclus"
        title="Souscriptions des Établissements Belleval-Kerivoal et Associés"
      />
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/**
 * On a phone the entries are under the thumb, each as large as a finger and none over another or over the footer; the
 * rest is behind one button, and the page still fits.
 */
export const Etroit: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('navigation', { name: 'Navigation principale' }).getBoundingClientRect();
    await expect(Math.round(bar.bottom)).toBe(document.documentElement.clientHeight);
    const boxes = canvas
      .getAllByRole('link')
      .filter((link) => link.closest('nav'))
      .map((link) => ({ box: link.getBoundingClientRect(), width: link.scrollWidth }));
    for (const [index, { box, width }] of boxes.entries()) {
      await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      await expect(width).toBeLessThanOrEqual(Math.ceil(box.width));
      await expect(box.left).toBeGreaterThanOrEqual(Math.floor(boxes[index - 1]?.box.right ?? 0));
    }
    window.scrollTo(0, document.documentElement.scrollHeight);
    const footer = canvas.getByText(/^Frais de souscription/).getBoundingClientRect();
    await expect(footer.bottom).toBeLessThanOrEqual(bar.top);
    await expect(canvas.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Above everything: whose account is shown, or a planned maintenance. */
export const AvecAvis: Story = {
  args: {
    notice: (
      <Banner tone="warning">Vous consultez le compte de Camille Moreau. Rien ne peut y être modifié.</Banner>
    ),
  },
};

export const Kaskad: Story = {
  globals: { brand: 'kaskad' },
  args: {
    logo: <Logo brand="kaskad" name="Kaskad" />,
    items: [
      { href: '/kaskad', label: 'Dashboard' },
      { href: '/kaskad/investissements', label: 'Mes investissements' },
      { href: '/kaskad/vesting', label: 'Vesting', isCurrent: true },
    ],
  },
};

/** Échap closes the menu and returns the focus to its button. */
export const MenuTelephone: Story = {
  render: () => <MobileMenu items={items} logo={logo} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ouvrir le menu' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('link', { name: 'Produits' })).toBeVisible();
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Portefeuille' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('link', { name: 'Produits' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
