import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Button, TextLink } from '../button/index.ts';
import { Form, PasswordField, TextField } from '../fields/index.ts';
import { Logo } from '../shell/index.ts';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  title: 'Mise en page/Connexion',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo brand="yield" name="Yield" />,
    title: 'Connexion',
    subtitle: 'Suivez vos stratégies et vos contrats.',
    promise: 'Chaque chiffre s’explique. Chaque contrat se suit, de la signature au rendement.',
    footer: 'Investir comporte un risque de perte en capital.',
    children: (
      <Form onSubmit={() => undefined}>
        <TextField autoComplete="email" label="Adresse e-mail" type="email" />
        <PasswordField
          autoComplete="current-password"
          label="Mot de passe"
          labelAction={<TextLink href="/oubli">Mot de passe oublié ?</TextLink>}
        />
        <Button isFullWidth size="lg" type="submit">
          Se connecter
        </Button>
      </Form>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first Tab stop is the skip link to the form. */
export const Large: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  },
};
export const EnErreur: Story = {
  args: {
    children: (
      <Form onSubmit={() => undefined}>
        <TextField
          autoComplete="email"
          error="L’adresse mail n’est pas valide."
          label="Adresse e-mail"
          type="email"
        />
        <Button isFullWidth size="lg" type="submit">
          Se connecter
        </Button>
      </Form>
    ),
  },
};
/** The logo, the form and the legal line are aligned. */
export const Inscription: Story = {
  args: {
    width: 'wide',
    title: 'Créer un compte',
    subtitle: 'Quelques minutes suffisent\u00A0; une pièce d’identité vous sera demandée ensuite.',
  },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('main').getBoundingClientRect().left;
    await expect(canvas.getByRole('banner').getBoundingClientRect().left).toBe(edge);
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().left).toBe(edge);
  },
};
export const Telephone: Story = { globals: { viewport: { value: 'mobile1' } } };
