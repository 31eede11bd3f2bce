import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ConfirmDialog, Dialog, type DialogProps } from './index.ts';

function Sample(props: Omit<DialogProps, 'isOpen' | 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Ouvrir</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Mise en page/Dialogue',
  component: Dialog,
  // A modal covers the page: in the documentation each example has a frame of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { title: 'Détail du contrat', children: 'Contenu', isOpen: false, onClose: fn() },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Focus moves in, Échap closes, focus returns. */
export const Centre: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ouvrir' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Détail du contrat' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** A press outside keeps a dialog of several steps, on a step without a field too. */
export const EtapesGardees: Story = {
  args: { hasSteps: true, children: <p>Étape 2 sur 3</p> },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(outside());
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Tab cycles inside: the page behind is neither focusable nor read by screen readers. */
export const AuClavier: Story = {
  args: { actions: <Button>Télécharger le contrat</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Détail du contrat' });
    const behind = canvas.getByText('Ouvrir');
    await waitFor(() => expect(behind.closest('[inert], [aria-hidden="true"]')).not.toBeNull());
    const seen = new Set<string>();
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
      seen.add(
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
    }
    await expect([...seen].toSorted()).toEqual(['Fermer', 'Télécharger le contrat']);
    screen.getByRole('button', { name: 'Fermer' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Ouvrir' })).toBeVisible();
  },
};

/** A press outside, or the second click of the button that opened it, closes what is only read, not a form. */
export const PressionAuDehors: Story = {
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.click(outside());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FormulaireGarde: Story = {
  args: { title: 'Signer la journée', children: <textarea aria-label="Commentaire" /> },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.type(screen.getByRole('textbox', { name: 'Commentaire' }), 'Virement attendu lundi');
    await userEvent.click(outside());
    await expect(dialog).toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Commentaire' })).toHaveValue('Virement attendu lundi');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** On a phone its text, its buttons and its close button stay on screen. */
export const Etroit: Story = {
  args: {
    children: 'Le contrat signé, ses preuves de paiement et ses rendements restent à votre disposition.',
    actions: (
      <>
        <Button variant="ghost">Fermer sans télécharger</Button>
        <Button>Télécharger le contrat</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    for (const button of within(dialog).getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};

/** What is behind the box. */
const outside = (): Element => screen.getByRole('dialog').parentElement?.parentElement ?? document.body;

const opened = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir' }));
  return screen.findByRole('dialog');
};

export const Large: Story = {
  args: { shape: 'wide' },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** For signing a contract: full screen. */
export const PleinEcran: Story = {
  args: { shape: 'sheet', title: 'Signer le contrat', actions: <Button>Signer</Button> },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getBoundingClientRect().width).toBeGreaterThan(window.innerWidth - 4);
  },
};

export const TexteLong: Story = {
  args: {
    title: 'Renoncer au contrat de la société civile immobilière des Établissements Belleval-Kerivoal',
    children:
      'Vous disposez de quatorze jours à compter de la conclusion du contrat pour y renoncer sans frais et sans donner de motif.',
    actions: (
      <>
        <Button variant="ghost">Conserver mon contrat</Button>
        <Button>Renoncer au contrat ici</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** While an action is pending, neither Échap nor the close button closes. */
export const Verrouille: Story = {
  args: { isLocked: true },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(screen.getByRole('button', { name: 'Fermer' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeInTheDocument();
  },
};

const confirmed = fn();
const cancelled = fn();

const question = {
  isOpen: true,
  onCancel: cancelled,
  onConfirm: confirmed,
  title: 'Annuler ce contrat\u202F?',
  cancelLabel: 'Garder',
  confirmLabel: 'Annuler le contrat',
  children: 'Le contrat non signé sera supprimé. Vos autres contrats ne changent pas.',
} as const;

/** Initial focus is on the safe button. */
export const Confirmation: Story = {
  render: () => <ConfirmDialog {...question} isDangerous />,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: /Annuler ce contrat/ });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Garder' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Annuler le contrat' }));
    await expect(confirmed).toHaveBeenCalledTimes(1);
  },
};

/** Échap cancels. */
export const ConfirmationOrdinaire: Story = {
  render: () => (
    <ConfirmDialog
      {...question}
      cancelLabel={undefined}
      confirmLabel="Envoyer"
      title={'Envoyer la relance\u202F?'}
    />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(cancelled).toHaveBeenCalledTimes(1);
    await expect(confirmed).not.toHaveBeenCalled();
  },
};

/** The action cannot be sent twice nor cancelled while it is pending. */
export const ConfirmationEnCours: Story = {
  render: () => <ConfirmDialog {...question} isDangerous isPending />,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Garder' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /Annuler le contrat/ }));
    await userEvent.keyboard('{Escape}');
    await expect(confirmed).not.toHaveBeenCalled();
    await expect(cancelled).not.toHaveBeenCalled();
  },
};

/** A failure is announced at once, and can be retried. */
export const ConfirmationEnEchec: Story = {
  render: () => (
    <ConfirmDialog
      {...question}
      error={'Le contrat n’a pas pu être annulé. Rien n’a changé\u202F; vous pouvez réessayer.'}
      isDangerous
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Rien n’a changé');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler le contrat' }));
    await expect(confirmed).toHaveBeenCalledTimes(1);
  },
};
