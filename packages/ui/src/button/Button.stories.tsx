import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Cluster } from '../layout/index.ts';
import { Button, IconButton, LinkButton, TextButton, TextLink } from './index.ts';

const meta = {
  title: 'Actions/Bouton',
  component: Button,
  args: { children: 'Étape suivante', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const copied = fn();

export const Principal: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Étape suivante' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
export const Secondaire: Story = { args: { variant: 'ghost', children: 'Étape précédente' } };
export const Discret: Story = { args: { variant: 'quiet', children: 'Annuler' } };
export const Dangereux: Story = { args: { variant: 'danger', children: 'Annuler le contrat' } };
export const Desactive: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Étape suivante' });
    await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
export const PleineLargeur: Story = { args: { isFullWidth: true, size: 'lg', children: 'Se connecter' } };
export const TexteLong: Story = {
  args: { children: 'Je confirme avoir pris connaissance des conditions et je poursuis ma souscription' },
  globals: { viewport: { value: 'mobile1' } },
};

/** While pending, a press does nothing and the state is announced to screen readers. */
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

/** A button with an aria-label is announced with that name and as pending. */
export const EnvoiNomme: Story = {
  args: { isPending: true, children: 'Supprimer', 'aria-label': 'Supprimer recto.pdf' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Supprimer recto.pdf Envoi en cours…');
  },
};

/** An icon alone: its name is always exposed to screen readers, and shown on focus. */
export const Icone: Story = {
  render: () => <IconButton icon="copy" label="Copier l’adresse" onPress={copied} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Copier l’adresse' });
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAttribute('title');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copier l’adresse');
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(copied).toHaveBeenCalledTimes(1);
  },
};

export const IconeDesactivee: Story = {
  render: () => <IconButton icon="copy" isDisabled label="Copier l’adresse" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copier l’adresse' })).toBeDisabled();
  },
};

/** A link with the look of a button. */
export const Lien: Story = {
  render: () => (
    <LinkButton href="#produits" variant="ghost">
      Voir les produits
    </LinkButton>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Voir les produits' })).toHaveFocus();
  },
};

const opener = createRef<HTMLAnchorElement>();

/** A dialog that closes returns the focus to the link, as to a button. */
export const LienRetrouve: Story = {
  render: () => (
    <Cluster>
      <LinkButton href="#produits" ref={opener} variant="ghost">
        Voir les produits
      </LinkButton>
      <Button onPress={() => opener.current?.focus()}>Revenir</Button>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir' }));
    await expect(canvas.getByRole('link', { name: 'Voir les produits' })).toHaveFocus();
  },
};

export const LienDesactive: Story = {
  render: () => (
    <LinkButton href="#produits" isDisabled variant="ghost">
      Voir les produits
    </LinkButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Voir les produits' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
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
      <TextButton>Renvoyer le code</TextButton>
    </Cluster>
  ),
};
