import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './index.ts';

const meta = {
  title: 'Saisie/Téléphone',
  component: PhoneField,
  args: { label: 'Téléphone', value: '', onChange: fn() },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

function Remembering(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <PhoneField
      {...props}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
      value={value}
    />
  );
}

/** Digits are grouped in pairs while typing, and extra ones are dropped. */
export const EnTapant: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Téléphone' });
    await userEvent.type(input, '061');
    await expect(input).toHaveValue('06-1');
    await userEvent.type(input, '23456789');
    await expect(input).toHaveValue('06-12-34-56-78');
    await expect(args.onChange).toHaveBeenLastCalledWith('06-12-34-56-78');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('06-12-34-56-7');
  },
};

/** Any pasted number is formatted as the specification requires. */
export const Colle: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Téléphone' }));
    await userEvent.paste('+33 6 12 34 56 78');
    await expect(args.onChange).toHaveBeenLastCalledWith('06-12-34-56-78');
  },
};

export const EnErreur: Story = {
  args: { value: '06-12', error: 'Le numéro de téléphone n’est pas valide.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Téléphone' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Le numéro de téléphone n’est pas valide.');
  },
};

export const Desactive: Story = {
  args: { value: '0612345678', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Téléphone' })).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toHaveValue('06-12-34-56-78');
  },
};

export const TexteLong: Story = {
  args: { label: 'Téléphone sur lequel votre interlocuteur peut vous joindre en semaine', isOptional: true },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
