import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from '../button/index.ts';
import { PasswordField, type PasswordFieldProps } from './index.ts';

const meta = {
  title: 'Saisie/Mot de passe',
  component: PasswordField,
  args: { label: 'Mot de passe', autoComplete: 'current-password', onChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden by default; the toggle is labelled with its action and can be focused. */
export const Relecture: Story = {
  args: {
    defaultValue: 'secret',
    labelAction: <TextLink href="#oubli">{'Mot de passe oublié\u202F?'}</TextLink>,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mot de passe');
    await expect(input).toHaveAttribute('type', 'password');
    canvas.getByRole('button', { name: 'Afficher le mot de passe' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer le mot de passe' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

function Choosing(props: PasswordFieldProps) {
  const [value, setValue] = useState('');
  return <PasswordField {...props} onChange={setValue} value={value} />;
}

/**
 * For a new password: the requirement is announced, and the missing characters are counted while typing; both are
 * associated with the field.
 */
export const Nouveau: Story = {
  args: { label: 'Nouveau mot de passe', autoComplete: 'new-password', minimumLength: 12 },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Nouveau mot de passe');
    await expect(input).toHaveAccessibleDescription('Au moins 12 caractères');
    await userEvent.type(input, 'a');
    await expect(canvas.getByText('1 caractère sur 12')).toBeVisible();
    await userEvent.type(input, 'bcdefghijk');
    await expect(canvas.getByText('11 caractères sur 12')).toBeVisible();
    await userEvent.type(input, 'l');
    await expect(input).toHaveAccessibleDescription('Longueur suffisante');
  },
};

export const EnErreur: Story = {
  args: { defaultValue: 'secret', error: 'Le mot de passe n’est pas le bon.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mot de passe');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Le mot de passe n’est pas le bon.');
  },
};

export const Desactive: Story = {
  args: { isDisabled: true, defaultValue: 'secret' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mot de passe')).toBeDisabled();
  },
};

/** At 320 px the link goes under a label that fills the line. */
export const TexteLong: Story = {
  args: {
    label: 'Mot de passe du compte de la société, tel que vous l’avez choisi à l’inscription',
    labelAction: <TextLink href="#oubli">{'Mot de passe oublié\u202F?'}</TextLink>,
    minimumLength: 12,
    value: 'abc',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
