import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Cluster } from '../layout/index.ts';
import { Button, IconButton, LinkButton, TextLink } from './index.ts';

const meta = {
  title: 'Actions/Bouton',
  component: Button,
  args: { children: 'Étape suivante', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Principal: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
export const Secondaire: Story = { args: { variant: 'ghost', children: 'Étape précédente' } };
export const Discret: Story = { args: { variant: 'quiet', children: 'Annuler' } };
export const Dangereux: Story = { args: { variant: 'danger', children: 'Annuler le contrat' } };
export const Desactive: Story = { args: { isDisabled: true } };
export const PleineLargeur: Story = { args: { isFullWidth: true, size: 'lg', children: 'Se connecter' } };
export const TexteLong: Story = {
  args: { children: 'Je confirme avoir pris connaissance des conditions et je poursuis ma souscription' },
  globals: { viewport: { value: 'mobile1' } },
};

/** While it is on its way, pressing does nothing and the screen reader hears it. */
export const EnvoiEnCours: Story = {
  args: { isPending: true, children: 'Envoyer' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Envoyer/ });
    await userEvent.click(button);
    await userEvent.type(button, '{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('progressbar', { name: 'Envoi en cours…' })).toBeInTheDocument();
  },
};

export const Famille: Story = {
  render: () => (
    <Cluster>
      <Button size="sm">Petit</Button>
      <Button>Normal</Button>
      <Button size="lg">Grand</Button>
      <LinkButton href="/produits" variant="ghost">
        Voir les produits
      </LinkButton>
      <IconButton icon="copy" label="Copier" />
      <IconButton icon="eye" label="Afficher le solde" size="sm" variant="quiet" />
      <TextLink href="/mentions-legales">Mentions légales</TextLink>
    </Cluster>
  ),
};
