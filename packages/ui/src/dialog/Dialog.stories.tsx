import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
  args: { title: 'Détail du contrat', children: 'Contenu', isOpen: false, onClose: fn() },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Focus goes in, Échap closes, focus comes back. */
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
export const Tiroir: Story = { args: { shape: 'drawer', actions: <Button>Valider le paiement</Button> } };
export const Large: Story = { args: { shape: 'wide' } };

const confirmed = fn();
const cancelled = fn();
/** Opens on the answer that changes nothing. */
export const Confirmation: Story = {
  render: () => (
    <ConfirmDialog
      cancelLabel="Garder"
      confirmLabel="Annuler le contrat"
      isDangerous
      isOpen
      onCancel={cancelled}
      onConfirm={confirmed}
      title="Annuler ce contrat ?"
    >
      Le contrat non signé sera supprimé.
    </ConfirmDialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Annuler ce contrat ?' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Garder' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Annuler le contrat' }));
    await expect(confirmed).toHaveBeenCalledTimes(1);
  },
};
