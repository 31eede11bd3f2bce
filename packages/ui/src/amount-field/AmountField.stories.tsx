import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AmountField, type AmountFieldProps } from './index.ts';

const meta = {
  title: 'Saisie/Montant',
  component: AmountField,
  args: {
    label: 'Montant à investir',
    currency: '€',
    value: '',
    onChange: fn(),
    step: '500',
    minimum: '10000',
  },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof AmountField>;
export default meta;

type Story = StoryObj<typeof meta>;

function Sample(props: AmountFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <AmountField
      {...props}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      value={value}
    />
  );
}

/** Typed with a comma, given as a decimal text, grouped once left. */
export const Francais: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '15000,50');
    await expect(args.onChange).toHaveBeenLastCalledWith('15000.50');
    await userEvent.tab();
    await expect(input).toHaveValue('15\u202F000,5');
  },
};

/** The arrows step in decimals, not under the minimum. */
export const ParPas: Story = {
  args: { value: '10000' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('10500');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('10000');
  },
};
export const EnErreur: Story = { args: { value: '500', error: 'Le minimum est de 10 000 €.' } };
