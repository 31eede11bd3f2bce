import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Conflict } from './Conflict.tsx';

const meta = {
  title: 'Retours/Conflit',
  component: Conflict,
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  args: {
    title: 'Ce produit a été modifié entre-temps',
    by: 'Modifié par Marc Vidal le 5 janvier 2026 à 14:02.',
    fields: [
      { id: 'label', label: 'Libellé', opened: 'USDFY', now: 'USDFY 2', mine: 'USDFY' },
      { id: 'subtitle', label: 'Sous-titre', opened: 'Le dollar', now: 'Le dollar', mine: 'En dollars' },
    ],
    onKeep: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof Conflict>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Noticed while typing: nothing covers the form until it is opened, and Échap leaves the choice for later. */
export const Remarque: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Rien de votre saisie n’est perdu.');
    await expect(screen.queryByRole('dialog')).toBeNull();
    const opener = canvas.getByRole('button', { name: 'Voir les différences' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('row', { name: /Libellé/ })).toHaveTextContent('USDFY 2');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onKeep).not.toHaveBeenCalled();
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

/** Refused when it was saved: both states at once. */
export const Refuse: Story = {
  args: { refusal: new Error('Ce produit a été modifié.') },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reprendre ma saisie' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Recharger' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Etroit: Story = {
  args: { refusal: new Error('Ce produit a été modifié.') },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
