import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TextLink } from '../button/index.ts';
import { PasswordField, PhoneField, TextAreaField, TextField } from './index.ts';

const meta = {
  title: 'Saisie/Champ de texte',
  component: TextField,
  args: { label: 'Adresse e-mail', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Simple: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse e-mail' }), 'a');
    await expect(args.onChange).toHaveBeenLastCalledWith('a');
  },
};
export const AvecAide: Story = {
  args: { description: 'Nous y envoyons vos codes de connexion.', isOptional: true },
};
export const Desactive: Story = { args: { isDisabled: true, defaultValue: 'camille.moreau@exemple.fr' } };
export const Verifie: Story = {
  args: {
    label: 'Votre adresse',
    isCode: true,
    defaultValue: '0xde709f2102306220921060314715629080e2fb77',
    success: 'Adresse vérifiée',
  },
};

/** The error is under the field and tied to it. */
export const EnErreur: Story = {
  args: { error: 'L’adresse e-mail n’est pas valide.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('L’adresse e-mail n’est pas valide.');
  },
};

export const MotDePasse: Story = {
  render: () => (
    <PasswordField
      autoComplete="current-password"
      defaultValue="secret"
      label="Mot de passe"
      labelAction={<TextLink href="/oubli">Mot de passe oublié ?</TextLink>}
    />
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mot de passe');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le mot de passe' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer le mot de passe' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const NouveauMotDePasse: Story = {
  render: () => (
    <PasswordField
      autoComplete="new-password"
      label="Nouveau mot de passe"
      minimumLength={12}
      value="abcdef"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 caractères sur 12')).toBeVisible();
  },
};

const typedPhone = fn();
/** Whatever is typed, what comes out has the shape of the specification. */
export const Telephone: Story = {
  render: () => <PhoneField label="Téléphone" onChange={typedPhone} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Téléphone' }));
    await userEvent.paste('+33 6 12 34 56 78');
    await expect(typedPhone).toHaveBeenLastCalledWith('06-12-34-56-78');
  },
};

export const PlusieursLignes: Story = { render: () => <TextAreaField isOptional label="Message" /> };
