import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/index.ts';
import { Cluster } from '../layout/index.ts';
import { ToastRegion, toast } from './index.ts';

const meta = {
  title: 'Retours/Notification',
  component: ToastRegion,
  render: () => (
    <>
      <Cluster>
        <Button onPress={() => toast.info('Une nouvelle valeur est publiée.')} variant="ghost">
          Information
        </Button>
        <Button onPress={() => toast.success('Profil mis à jour.')} variant="ghost">
          Succès
        </Button>
        <Button onPress={() => toast.error('Impossible de mettre à jour le profil.')} variant="ghost">
          Erreur
        </Button>
      </Cluster>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Said in a live region, dismissed by keyboard. */
export const AuClavier: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succès' }));
    await expect(await screen.findByText('Profil mis à jour.')).toBeVisible();
    screen.getByRole('button', { name: 'Fermer la notification' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Profil mis à jour.')).toBeNull());
  },
};
