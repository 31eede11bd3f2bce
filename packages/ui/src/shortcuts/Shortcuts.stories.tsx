import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../fields/index.ts';
import { Stack } from '../layout/index.ts';
import { ToastRegion, toast } from '../toast/index.ts';
import { ShortcutProvider, useShortcuts } from './index.ts';
import { ShortcutDialog } from './ShortcutDialog.tsx';

interface SampleProps {
  readonly isOn: boolean;
  readonly onNext: () => void;
  readonly onContracts: () => void;
}

function Screen({ onNext, onContracts, onHelp }: Omit<SampleProps, 'isOn'> & { onHelp: () => void }) {
  useShortcuts('everywhere', [
    { keys: 'g s', label: 'Souscriptions', onPress: onContracts },
    { keys: '?', label: 'Raccourcis clavier', onPress: onHelp },
  ]);
  useShortcuts('list', [
    { keys: ['j', 'ArrowDown'], label: 'Ligne suivante', onPress: onNext },
    { keys: 'Shift+x', label: 'Sélectionner jusqu’ici', onPress: onNext },
    { keys: 'v', label: 'Valider', onPress: undefined },
  ]);
  return (
    <Stack gap={16}>
      <TextField label="Rechercher" type="search" />
      <Button onPress={onHelp}>Raccourcis clavier</Button>
    </Stack>
  );
}

function Sample({ isOn: isOnFirst, ...actions }: SampleProps) {
  const [isOn, setIsOn] = useState(isOnFirst);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ShortcutProvider isOn={isOn}>
      <Screen {...actions} onHelp={() => setIsOpen(true)} />
      <ShortcutDialog isOn={isOn} isOpen={isOpen} onClose={() => setIsOpen(false)} onToggle={setIsOn} />
    </ShortcutProvider>
  );
}

const meta = {
  title: 'Navigation/Raccourcis clavier',
  component: Sample,
  args: { isOn: true, onNext: fn(), onContracts: fn() },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One key, or two; none in a field, none with Ctrl, none behind the dialog, which lists those that do something. */
export const Touches: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('j{ArrowDown}');
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('gs');
    await expect(args.onContracts).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('searchbox'), 'jjgs?');
    await userEvent.keyboard('{Control>}j{/Control}');
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    await expect(args.onContracts).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Raccourcis clavier' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Raccourcis clavier' }));
    await expect(dialog.getByText('Ligne suivante')).toBeVisible();
    await expect(dialog.queryByText('Valider')).toBeNull();
    await userEvent.keyboard('j');
    await expect(args.onNext).toHaveBeenCalledTimes(2);
  },
};

/** Turned off, no key acts; the button still opens the list, to turn them on again. */
export const Desactives: Story = {
  args: { isOn: false },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('jgs?');
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(args.onContracts).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Raccourcis clavier' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Raccourcis clavier' }));
    await userEvent.click(dialog.getByRole('switch'));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('j');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** A message over the page leaves its keys. */
export const SousUnMessage: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  play: async ({ args }) => {
    toast.success('Paiement validé.');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('j');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
