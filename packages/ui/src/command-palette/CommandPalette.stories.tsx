import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  CommandButton,
  type CommandGroup,
  CommandPalette,
  type CommandPaletteProps,
  useCommandKey,
} from './index.ts';

const exported = fn();

const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    title: 'Pages',
    commands: [
      { id: 'contracts', label: 'Souscriptions', icon: 'file', href: '/admin/souscriptions' },
      {
        id: 'rates',
        label: 'Taux Change',
        icon: 'refresh',
        keywords: ['devise', 'BCE'],
        href: '/admin/taux',
      },
      { id: 'clients', label: 'Clients', icon: 'user', href: '/admin/clients' },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    commands: [
      { id: 'new', label: 'Nouvelle souscription', icon: 'plus', shortcut: 'N' },
      { id: 'csv', label: 'Exporter les souscriptions', icon: 'download', onRun: exported },
    ],
  },
  {
    id: 'people',
    title: 'Clients',
    commands: [
      { id: 'belleval', label: 'Élodie Belleval', detail: 'SARL Belleval · Gérant', icon: 'user' },
      { id: 'moreau', label: 'Camille Moreau', detail: 'Particulier', icon: 'user' },
    ],
  },
];

function Sample(props: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const open = useCallback(() => setIsOpen(true), []);
  useCommandKey(open);
  return (
    <>
      <CommandButton label="Rechercher un client, un PO, un IBAN, une transaction…" onPress={open} />
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose();
          setIsOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Navigation/Palette de commandes',
  component: CommandPalette,
  // A modal covers the page: in the documentation each example has a frame of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  globals: { brand: 'staff' },
  args: { isOpen: true, onClose: fn(), onRun: fn(), groups, recentIds: ['moreau', 'rates'] },
  render: (args) => <Sample {...args} />,
} satisfies Meta<CommandPaletteProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const input = () => screen.findByRole('combobox', { name: 'Rechercher partout' });
const options = () =>
  screen.queryAllByRole('option').flatMap((option) => option.getAttribute('data-key') ?? []);

/** The shortcut opens it, focus moves in, Échap closes it and returns the focus. */
export const AuClavier: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /Rechercher un client/ });
    opener.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('dialog', { name: 'Rechercher partout' })).toBeVisible();
    await waitFor(async () => expect(await input()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** With an empty query, recent commands come first. */
export const Recents: Story = {
  play: async () => {
    const recents = await screen.findByRole('group', { name: 'Récents' });
    const names = within(recents)
      .getAllByRole('option')
      .map((option) => option.textContent);
    await expect(names).toEqual(['Camille MoreauParticulier', 'Taux Change']);
    await expect(options()).toHaveLength(7);
  },
};

/** Accents do not matter; Entrée runs the first result, and the focus never leaves the field. */
export const Recherche: Story = {
  play: async ({ args }) => {
    const field = await input();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'export sous');
    await expect(options()).toEqual(['csv']);
    await expect(screen.getByRole('status')).toHaveTextContent('1 résultat');
    const chosen = screen.getByRole('option', { name: /Exporter les souscriptions/ });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', chosen.id));
    await expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveFocus();
    // Not through userEvent: its wrapper of focus() fails when the focused field is unmounted.
    for (const type of ['keydown', 'keyup']) {
      field.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true }));
    }
    await waitFor(() => expect(exported).toHaveBeenCalledTimes(1));
    await expect(args.onRun).toHaveBeenCalledWith('csv');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The number of results is announced at each letter, without the focus leaving the field. */
export const ChangementsEntendus: Story = {
  play: async () => {
    const field = await input();
    await userEvent.type(field, 'sous');
    await expect(screen.getByRole('status')).toHaveTextContent('3 résultats');
    await userEvent.type(field, 'criptions exp');
    await expect(screen.getByRole('status')).toHaveTextContent('1 résultat');
    await userEvent.type(field, 'z');
    await expect(screen.getByRole('status')).toHaveTextContent('Aucun résultat');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  },
};

/** On a phone it fills the width and nothing is cut. */
export const Etroit: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Rechercher partout' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The arrows move from one group to the next. */
export const FlechesEtGroupes: Story = {
  play: async () => {
    const field = await input();
    await userEvent.type(field, 'elodie');
    await expect(options()).toEqual(['belleval']);
    await userEvent.clear(field);
    await userEvent.type(field, 'cl');
    await expect(options()).toEqual(['clients']);
    await userEvent.clear(field);
    await userEvent.type(field, 's');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, , third] = screen.getAllByRole('option');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', third?.id));
  },
};

export const SansResultat: Story = {
  play: async () => {
    await userEvent.type(await input(), 'zzz');
    await expect(await screen.findAllByText('Aucun résultat pour « zzz »')).toHaveLength(2);
    await expect(options()).toEqual([]);
  },
};

const onSearch = fn();
/** While the server searches, local results can already be selected. */
export const RechercheEnCours: Story = {
  args: { isSearching: true, onSearch },
  play: async () => {
    await userEvent.type(await input(), 'FR76');
    await expect(onSearch).toHaveBeenLastCalledWith('FR76');
    await expect(screen.getByRole('status')).toHaveTextContent('Recherche en cours…');
  },
};

export const EnEchec: Story = {
  args: { failure: 'Les clients n’ont pas pu être cherchés. Les pages restent accessibles.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('n’ont pas pu être cherchés');
  },
};

export const Vide: Story = {
  args: { groups: [], recentIds: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Commencez à écrire pour chercher.')).toBeVisible());
  },
};

export const TexteLong: Story = {
  args: {
    groups: [
      {
        id: 'people',
        title: 'Clients',
        commands: [
          {
            id: 'long',
            label:
              'Société civile immobilière des Établissements Belleval-Kerivoal et Associés, représentée par son gérant',
            detail: 'Société civile immobilière · Gérant · Vérification d’identité en cours',
            icon: 'user',
          },
        ],
      },
    ],
  },
  play: async () => {
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** Closed, the header button shows what can be searched and the shortcut. */
export const Bouton: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /^Rechercher un client/ });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await input()).toHaveFocus());
  },
};

export const BoutonEtroit: Story = {
  render: () => (
    <div style={{ width: 44 }}>
      <CommandButton onPress={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Rechercher une page/ });
    await expect(button.getBoundingClientRect().width).toBe(44);
  },
};

export const BoutonDesactive: Story = {
  render: () => <CommandButton isDisabled onPress={fn()} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Rechercher une page/ });
    await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
  },
};
