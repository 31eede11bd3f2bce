import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Accordion } from '../accordion/index.ts';
import { IconButton } from '../button/index.ts';
import { Menu } from '../menu/index.ts';
import { Tabs, type TabsProps } from './index.ts';

const meta = {
  title: 'Navigation/Onglets',
  component: Tabs,
  args: {
    label: 'Souscriptions',
    value: 'todo',
    onChange: fn(),
    items: [
      { id: 'todo', label: 'À traiter', count: 12, content: 'Douze souscriptions.' },
      { id: 'out', label: 'Retraits', count: 1, content: 'Un retrait.' },
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

export const Questions: Story = {
  render: () => (
    <Accordion
      items={[
        {
          id: 'yield',
          title: 'Comment sont calculés les rendements ?',
          content: 'À partir de la valeur liquidative.',
        },
        { id: 'exit', title: 'Puis-je retirer à tout moment ?', content: 'Oui.' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const question = canvas.getByRole('button', { name: 'Puis-je retirer à tout moment ?' });
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Oui.')).toBeVisible();
  },
};

export const MenuDActions: Story = {
  render: () => (
    <Menu
      actions={[{ id: 'csv', label: 'Exporter CSV', icon: 'download' }]}
      label="Actions"
      trigger={<IconButton icon="chevron-down" label="Actions" />}
    />
  ),
};
