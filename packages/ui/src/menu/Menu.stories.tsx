import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { Menu, type MenuAction, type MenuProps } from './Menu.tsx';

const exported = fn();
const removed = fn();

const actions: readonly MenuAction[] = [
  { id: 'open', label: 'Ouvrir le contrat', icon: 'file', href: '/contrats/187' },
  { id: 'csv', label: 'Exporter en CSV', icon: 'download', onAction: exported },
  { id: 'sign', label: 'Signer', icon: 'check', isDisabled: true },
  { id: 'remove', label: 'Supprimer le brouillon', icon: 'trash', isDangerous: true, onAction: removed },
];

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  // A modal covers the page: in the documentation each example has a frame of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { label: 'Actions du contrat', actions, trigger: <Button variant="ghost">Actions</Button> },
} satisfies Meta<MenuProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Closed, it is a button with aria-haspopup. */
export const Ferme: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'true');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

/** ↓ opens on the first entry, a letter moves to another, Entrée runs it and returns the focus. */
export const AuClavier: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ouvrir le contrat' })).toHaveFocus());
    await userEvent.keyboard('e');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Exporter en CSV' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(exported).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A disabled entry is announced as such, and the arrows skip it. */
export const Ouvert: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu', { name: /Actions/ })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Signer' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ouvrir le contrat' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Supprimer le brouillon' })).toHaveFocus();
  },
};

/** Échap closes without an action. */
export const Abandonne: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(removed).not.toHaveBeenCalled();
  },
};

export const Desactive: Story = {
  args: {
    trigger: (
      <Button isDisabled variant="ghost">
        Actions
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Actions' })).toBeDisabled();
  },
};

export const EnCours: Story = {
  args: {
    trigger: (
      <Button isPending variant="ghost">
        Actions
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Actions/ }));
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** A screen reader reads the title of each group, the second line of an entry, and which one is shown now. */
export const EnGroupes: Story = {
  args: {
    label: 'Vues',
    actions: [
      { id: 'none', label: 'Liste sans filtre', href: '/contrats' },
      {
        id: 'own',
        title: 'Mes vues',
        actions: [
          {
            id: 'v1',
            label: 'Signées à relancer',
            description: 'par défaut',
            isCurrent: true,
            href: '/contrats?vue=1',
          },
          { id: 'v2', label: 'Refusées', href: '/contrats?vue=2' },
        ],
      },
      {
        id: 'current',
        title: 'Vue affichée',
        actions: [{ id: 'remove', label: 'Supprimer', icon: 'trash', isDangerous: true, onAction: removed }],
      },
    ],
    trigger: <Button variant="ghost">Vues</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vues' }));
    const own = await screen.findByRole('group', { name: 'Mes vues' });
    await expect(within(own).getAllByRole('menuitem')).toHaveLength(2);
    await expect(
      within(own).getByRole('menuitem', { name: /Signées à relancer.*par défaut.*affichée/ }),
    ).toBeVisible();
  },
};

export const Vide: Story = {
  args: { actions: [], trigger: <IconButton icon="chevron-down" label="Actions" /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByText('Aucune action possible')).toBeVisible();
  },
};

/** At 320 px long labels wrap inside the list. */
export const TexteLong: Story = {
  args: {
    actions: [
      {
        id: 'long',
        label: 'Télécharger l’attestation de détention établie au nom de la société et de son gérant',
        icon: 'download',
      },
      ...actions,
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const entry = await screen.findByRole('menuitem', { name: /Télécharger l’attestation/ });
    await expect(entry.getBoundingClientRect().width).toBeLessThanOrEqual(420);
  },
};
