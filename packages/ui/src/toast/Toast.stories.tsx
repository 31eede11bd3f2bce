import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/index.ts';
import { Cluster } from '../layout/index.ts';
import { clearToasts, ToastRegion, toast } from './index.ts';

const meta = {
  title: 'Retours/Notification',
  component: ToastRegion,
  // A toast covers the page: in the documentation each example has a frame of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
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

/** Announced in a live region, dismissed by keyboard. */
export const AuClavier: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succès' }));
    await expect(await screen.findByText('Profil mis à jour.')).toBeVisible();
    screen.getByRole('button', { name: 'Fermer la notification' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Profil mis à jour.')).toBeNull());
  },
};

const closing = () => screen.findByRole('button', { name: 'Fermer la notification' });

/** Dismisses the toasts of other stories. */
async function dismiss() {
  for (const button of screen.queryAllByRole('button', { name: 'Fermer la notification' })) {
    // One at a time: each dismissal moves the focus to the next.
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.click(button);
  }
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** Each tone is announced as well as shown. */
export const TroisTons: Story = {
  play: async ({ canvas }) => {
    // oxlint-disable-next-line no-await-in-loop -- one button is pressed at a time
    for (const name of ['Information', 'Succès', 'Erreur'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
    const announced = screen.getAllByRole('alertdialog').map((one) => one.textContent);
    await expect(announced.toSorted()).toEqual([
      'Erreur\u00A0: Impossible de mettre à jour le profil.',
      'Information\u00A0: Une nouvelle valeur est publiée.',
      'Succès\u00A0: Profil mis à jour.',
    ]);
    await dismiss();
  },
};

/** Shorter timers are React Aria's own, longer ones those of waitFor. */
const isCount = (delay: number) => delay > 2000 && delay <= 3000;

/** Three seconds; hover or focus pauses the timer, and leaving resumes it. */
export const Duree: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(document.body);
    const started = spyOn(window, 'setTimeout');
    const stopped = spyOn(window, 'clearTimeout');
    const counts = () => started.mock.calls.map(([, delay]) => delay ?? 0).filter(isCount);
    await userEvent.click(canvas.getByRole('button', { name: 'Succès' }));
    const close = await closing();
    await waitFor(() => expect(counts()).toEqual([3000]));
    const timer = started.mock.results[started.mock.calls.findIndex(([, delay]) => delay === 3000)]?.value;
    await userEvent.hover(close);
    await expect(stopped).toHaveBeenCalledWith(timer);
    await userEvent.unhover(close);
    await waitFor(() => expect(counts()).toHaveLength(2));
    await expect(counts()[1]).toBeLessThan(3000);
    const stops = stopped.mock.calls.length;
    await userEvent.tab();
    close.focus();
    await waitFor(() => expect(stopped.mock.calls.length).toBeGreaterThan(stops));
    started.mockRestore();
    stopped.mockRestore();
    await dismiss();
  },
};

/** On a phone the last one stands alone, over the header: it covers no field or button of the page. */
export const Telephone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    // oxlint-disable-next-line no-await-in-loop -- one button is pressed at a time
    for (const name of ['Information', 'Succès', 'Erreur'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(/^Erreur/));
    const { top, bottom } = screen.getByRole('alertdialog').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    // The height of the header, with what two more lines add: the button of the menu stays free.
    await expect(bottom).toBeLessThan(104);
    clearToasts();
  },
};

const long =
  'La preuve de paiement du contrat PO-2026-0187 de la société Belleval-Kerivoal et Associés n’a pas pu être déposée.';
/** At 320 px the text wraps and the close button stays. */
export const TexteLong: Story = {
  render: () => (
    <>
      <Button onPress={() => toast.error(long)}>Déposer</Button>
      <ToastRegion />
    </>
  ),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Déposer' }));
    const close = await closing();
    await expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await dismiss();
  },
};
