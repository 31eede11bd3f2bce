import type { Meta, StoryObj } from '@storybook/react-vite';
import { CellInput } from './CellInput.tsx';

const meta = {
  title: 'Saisie/Case d’une grille',
  component: CellInput,
  args: { label: 'USDFY, 20/11/2026', placeholder: '129,653799' },
} satisfies Meta<typeof CellInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Vide: Story = {};
export const Remplie: Story = { args: { defaultValue: '101,505' } };
export const Refusee: Story = { args: { defaultValue: 'abc', isInvalid: true } };
