import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Pagination } from './index.ts';

const meta = {
  title: 'Données/Pagination',
  component: Pagination,
  args: { page: 2, pageSize: 25, total: 1204, onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AuMilieu: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('26–50 sur 1 204')).toBeVisible();
    canvas.getByRole('button', { name: 'Page suivante' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Page précédente' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
};

export const AutreTaille: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lignes par page/ }));
    await userEvent.click(await screen.findByRole('option', { name: '100' }));
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(100);
  },
};

export const PremierePage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Page précédente' })).toBeDisabled();
  },
};

/** Thousands are grouped everywhere; the last page ends at the last row. */
export const DernierePage: Story = {
  args: { page: 49 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 201–1 204 sur 1 204')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page suivante' })).toBeDisabled();
  },
};

/** A search is counted up to 10 000: further pages are read one after the other. */
export const TropDeResultats: Story = {
  args: { page: 401, total: 10_000, isTotalExact: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('10 001–10 025 sur plus de 10 000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(402);
  },
};

export const Vide: Story = {
  args: { page: 1, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune ligne')).toBeVisible();
  },
};

export const SansTaille: Story = {
  render: ({ onPageSizeChange: _withoutSizes, ...args }) => <Pagination {...args} />,
};
export const Etroite: Story = { decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>] };
