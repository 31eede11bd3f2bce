import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button, TextLink } from '../button/index.ts';
import { Form, PasswordField, TextField } from '../fields/index.ts';
import { Logo } from '../shell/index.ts';
import { AuthLayout } from './index.ts';

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

export const Large: Story = {};
export const Telephone: Story = { globals: { viewport: { value: 'mobile1' } } };
