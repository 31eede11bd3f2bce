import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

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

/** Typed with a comma, emitted as a decimal string, grouped on blur. */
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

/** Letters are ignored; a point is read as a comma; pasted spaces are accepted. */
export const Colle: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Montant à investir' });
    await userEvent.click(input);
    await userEvent.paste('12 500.75 EUR');
    await expect(args.onChange).toHaveBeenLastCalledWith('12500.75');
  },
};

export const Crypto: Story = {
  args: { currency: 'BTC', value: '0.85000000', step: '0.1', minimum: '0.1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Montant à investir' })).toHaveValue('0,85');
    await expect(canvas.getByText('BTC')).toBeVisible();
  },
};

export const EnErreur: Story = {
  args: { value: '500', error: 'Le minimum est de 10\u202F000,00\u00A0€.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Montant à investir' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Le minimum est de/);
  },
};

export const Desactive: Story = {
  args: { value: '15000.50', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Montant à investir' })).toBeDisabled();
  },
};

/** A read-only field can be copied: neither the arrows nor typing change it. */
export const LectureSeule: Story = {
  args: { value: '10000', isReadOnly: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Montant à investir' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}5');
    await expect(input).toHaveValue('10\u202F000');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TexteLong: Story = {
  args: {
    label: 'Montant que vous souhaitez investir, frais de souscription compris',
    description: 'Entre 10\u202F000 et 2\u202F000\u202F000\u00A0€, par tranches de 500\u00A0€.',
    value: '1999999500.25',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
