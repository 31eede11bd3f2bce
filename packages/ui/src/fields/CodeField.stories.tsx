import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CodeField, type CodeFieldProps } from './index.ts';

const meta = {
  title: 'Saisie/Code reçu',
  component: CodeField,
  args: { label: 'Code reçu par e-mail', value: '', onChange: fn(), onComplete: fn() },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

function Remembering(props: CodeFieldProps) {
  const [code, setCode] = useState(props.value);
  return <CodeField {...props} onChange={setCode} value={code} />;
}

/** One field of six digits: letters are ignored, the sixth digit calls `onComplete`. */
export const EnTapant: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Code reçu par e-mail' });
    await userEvent.type(input, '48x39');
    await expect(input).toHaveValue('4839');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '21');
    await expect(args.onComplete).toHaveBeenCalledWith('483921');
    await userEvent.type(input, '7');
    await expect(input).toHaveValue('483921');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
  },
};

/** Pasting « 483 921 » fills the six digits and calls `onComplete` once. */
export const Colle: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Code reçu par e-mail' });
    await userEvent.click(input);
    await userEvent.paste('483 921');
    await expect(input).toHaveValue('483921');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('483921');
  },
};

export const EnErreur: Story = {
  args: { value: '123456', error: 'Code invalide' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code reçu par e-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Code invalide');
  },
};

/** While the code is checked it cannot change, and the focus stays. */
export const Verification: Story = {
  args: { value: '483921', isReadOnly: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code reçu par e-mail' });
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('483921');
  },
};

export const Desactive: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code reçu par e-mail' })).toBeDisabled();
  },
};

/** At 320 px the six digits stay on one line. */
export const TexteLong: Story = {
  args: {
    label: 'Code à six chiffres que nous venons d’envoyer à camille.moreau-belleval@exemple.fr',
    value: '483',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
