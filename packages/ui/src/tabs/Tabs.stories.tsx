import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Onglets',
  component: Tabs,
  args: {
    label: 'Souscriptions',
    value: 'todo',
    onChange: fn(),
    children: 'Douze souscriptions.',
    items: [
      { id: 'todo', label: 'À traiter', count: 12 },
      { id: 'out', label: 'Retraits', count: 1 },
    ],
  },
} satisfies Meta<TabsProps<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AuClavier: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /À traiter/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('out');
  },
};

/** The content is the panel of its tab for screen readers. */
export const Choisi: Story = {
  args: { value: 'out', children: 'Un retrait.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /Retraits/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: /Retraits/ })).toHaveTextContent('Un retrait.');
  },
};

/** The selected tab names the panel, also once another one is selected. */
export const Change: Story = {
  render: function Changing(args) {
    const [value, setValue] = useState('todo');
    return <Tabs {...args} onChange={setValue} value={value} />;
  },
  play: async ({ canvas }) => {
    for (const name of [/Retraits/, /À traiter/]) {
      await userEvent.click(canvas.getByRole('tab', { name }));
      await waitFor(() =>
        expect(canvas.getByRole('tab', { selected: true })).toHaveAttribute(
          'aria-controls',
          canvas.getByRole('tabpanel', { name }).id,
        ),
      );
    }
  },
};

/** A disabled tab is visible, and skipped by the arrows and by a press. */
export const Desactive: Story = {
  args: {
    items: [
      { id: 'todo', label: 'À traiter' },
      { id: 'proof', label: 'Preuves à vérifier', isDisabled: true },
      { id: 'out', label: 'Retraits' },
    ],
  },
  play: async ({ canvas, args }) => {
    const closed = canvas.getByRole('tab', { name: 'Preuves à vérifier' });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(closed);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'À traiter' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('out');
  },
};

/** More tabs than fit on a phone: their line scrolls, the page does not. */
export const Etroit: Story = {
  args: {
    items: [
      { id: 'todo', label: 'À traiter', count: 12 },
      { id: 'proof', label: 'Preuves à vérifier', count: 7 },
      { id: 'unpaid', label: 'Signées non payées', count: 4 },
      { id: 'out', label: 'Retraits', count: 1 },
      { id: 'gap', label: 'Écarts de montant', count: 2 },
    ],
    value: 'gap',
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const right = (role: 'tablist' | 'tab') =>
      canvas.getByRole(role, role === 'tab' ? { selected: true } : {}).getBoundingClientRect().right;
    await waitFor(() => expect(right('tab')).toBeLessThanOrEqual(right('tablist') + 1));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
