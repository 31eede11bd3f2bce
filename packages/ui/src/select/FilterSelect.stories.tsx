import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { PageHeader } from '../shell/index.ts';
import { FilterSelect } from './index.ts';

const meta = {
  title: 'Saisie/Filtre',
  component: FilterSelect,
  args: {
    label: 'Devise',
    options: [
      { value: 'EUR', label: 'EUR' },
      { value: 'USD', label: 'USD' },
    ],
    value: 'EUR',
    isWaiting: false,
    onChange: fn(),
  },
} satisfies Meta<typeof FilterSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Its button is rendered before the list's script loads, with the same name before and after. */
export const EnAttente: Story = {
  args: { isWaiting: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'EUR Devise' });
    await expect(button).toHaveAttribute('aria-haspopup', 'listbox');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The first press opens the list; Échap returns the focus to the button. */
export const Pressee: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Devise/ }));
    await expect(await screen.findByRole('option', { name: 'USD' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'EUR Devise' })).toHaveFocus());
  },
};

/** An arrow key opens it too, and the selection is emitted. */
export const AuClavier: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: 'USD' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('option', { name: 'EUR' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('USD');
  },
};

const filters = ['Tous les produits', 'EUR', '10 dernières semaines'];

/** On the narrowest phone the filters of a page share its width: none is cut, each has a touch target of 44 px. */
export const Telephone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <PageHeader
      actions={filters.map((label) => (
        <FilterSelect {...args} key={label} options={[{ value: 'EUR', label }]} />
      ))}
      title="Portefeuille"
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { left, right, height } = button.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth);
      await expect(height).toBeGreaterThanOrEqual(44);
      const value = button.firstElementChild ?? button;
      await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
    }
  },
};
