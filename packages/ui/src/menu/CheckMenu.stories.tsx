import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { CheckMenu, type CheckMenuProps } from './index.ts';

const changed = fn();

function Sample(props: CheckMenuProps) {
  const [checkedIds, setCheckedIds] = useState(props.checkedIds);
  return (
    <CheckMenu
      {...props}
      checkedIds={checkedIds}
      onChange={(next) => {
        changed(next);
        setCheckedIds(next);
      }}
    />
  );
}

const meta = {
  title: 'Actions/Menu à cocher',
  component: CheckMenu,
  // A modal covers the page: in the documentation each example has a frame of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    label: 'Colonnes',
    options: [
      { id: 'po', label: 'N° PO', isDisabled: true },
      { id: 'client', label: 'Client' },
      { id: 'amount', label: 'Montant' },
    ],
    checkedIds: ['po', 'client'],
    onChange: fn(),
    trigger: <Button variant="ghost">Colonnes</Button>,
  },
  render: (args) => <Sample {...args} />,
} satisfies Meta<CheckMenuProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Espace ticks and the menu stays; the value keeps the order of the options. */
export const AuClavier: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Colonnes' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Client' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown} ');
    await expect(changed).toHaveBeenLastCalledWith(['po', 'client', 'amount']);
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Montant' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp} ');
    await expect(changed).toHaveBeenLastCalledWith(['po', 'amount']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Ouvert: Story = {
  args: { reset: { label: 'Tout afficher', onReset: changed } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colonnes' }));
    const locked = await screen.findByRole('menuitemcheckbox', { name: 'N° PO' });
    await expect(locked).toBeChecked();
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Tout afficher' }));
    await expect(changed).toHaveBeenCalledTimes(1);
  },
};
