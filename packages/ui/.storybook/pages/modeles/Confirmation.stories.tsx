import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../src/button/index.ts';
import { Card } from '../../../src/card/index.ts';
import { ConfirmDialog } from '../../../src/dialog/index.ts';
import { PageHeader } from '../../../src/shell/index.ts';
import { ToastRegion, toast } from '../../../src/toast/index.ts';
import { words } from '../../words.ts';
import styles from './modeles.module.css';
import { confirmationPattern } from './modeles.texts.ts';

const meta: Meta = {
  title: 'Modèles/Confirmation',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** An irreversible action is confirmed first: its consequence, its verb, and initial focus on the safe choice. */
function Confirmed() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const confirm = () => {
    close();
    toast.success(confirmationPattern.done);
  };
  return (
    <main className={styles.narrow}>
      <PageHeader title={confirmationPattern.title} />
      <Card>
        <Button onPress={() => setOpen(true)} variant="danger">
          {confirmationPattern.open}
        </Button>
      </Card>
      <ConfirmDialog
        cancelLabel={confirmationPattern.keep}
        confirmLabel={confirmationPattern.confirm}
        isDangerous
        isOpen={isOpen}
        onCancel={close}
        onConfirm={confirm}
        title={confirmationPattern.question}
      >
        {confirmationPattern.consequence}
      </ConfirmDialog>
      <ToastRegion />
    </main>
  );
}

/** Échap cancels and returns the focus; the verb runs the action and a toast confirms it. */
export const Confirmation: StoryObj = {
  render: () => <Confirmed />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: confirmationPattern.open });
    await userEvent.click(opener);
    await expect(
      await screen.findByRole('alertdialog', { name: words(confirmationPattern.question) }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: confirmationPattern.keep })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: confirmationPattern.keep })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(confirmationPattern.done)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(words(confirmationPattern.consequence))).toBeNull());
  },
};

/** The state while the confirmation is open. */
export const Question: StoryObj = {
  render: () => <Confirmed />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirmationPattern.open }));
    await expect(await screen.findByText(words(confirmationPattern.consequence))).toBeVisible();
  },
};
