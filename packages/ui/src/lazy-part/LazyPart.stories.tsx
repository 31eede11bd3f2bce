import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { type LazyPart, lazyPart } from './index.ts';

interface ContentProps {
  readonly name: string;
}

const Content = ({ name }: ContentProps) => <p>{`${name} est chargé.`}</p>;

/** A part whose first attempts fail. */
function failingPart(failures: number): LazyPart<ContentProps> {
  let attempts = 0;
  return lazyPart(() => {
    attempts += 1;
    return attempts > failures ? Promise.resolve(Content) : Promise.reject(new Error('404'));
  });
}

interface SampleProps {
  readonly part: LazyPart<ContentProps>;
  /** The part opens over the page. */
  readonly isOverPage: boolean;
}

function Sample({ part: Part, isOverPage }: SampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Ouvrir</Button>
      {isOpen ? (
        <Part
          name="Le détail"
          onDismiss={isOverPage ? () => setIsOpen(false) : undefined}
          waiting={<p>Chargement…</p>}
        />
      ) : null}
    </>
  );
}

const meta = {
  title: 'Retours/Partie différée',
  component: Sample,
  args: { part: failingPart(0), isOverPage: false },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const failed = 'Cette partie de la page n’a pas pu être chargée.';

export const Chargee: Story = {
  play: async () => {
    await press('Ouvrir');
    await expect(await screen.findByText('Le détail est chargé.')).toBeVisible();
  },
};

/** In place of the part; the page around it stays, and a new attempt loads it. */
export const EnPlace: Story = {
  args: { part: failingPart(2) },
  play: async () => {
    await press('Ouvrir');
    await expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    await expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
    await press('Réessayer');
    await expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    await expect(screen.getByRole('button', { name: 'Ouvrir' })).toBeVisible();
    await press('Réessayer');
    await expect(await screen.findByText('Le détail est chargé.')).toBeVisible();
  },
};

/** A part that opens over the page reports the failure in a dialog: Escape and « Fermer » return the focus. */
export const ParDessus: Story = {
  args: { part: failingPart(3), isOverPage: true },
  play: async () => {
    await press('Ouvrir');
    await expect(await screen.findByRole('dialog', { name: failed })).toBeVisible();
    await press('Fermer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus());
    await press('Ouvrir');
    await expect(await screen.findByRole('dialog', { name: failed })).toBeVisible();
  },
};

/** « Réessayer » removes the dialog: the focus returns to the button that opened the part. */
export const ParDessusReussie: Story = {
  args: { part: failingPart(1), isOverPage: true },
  play: async () => {
    await press('Ouvrir');
    await expect(await screen.findByRole('dialog', { name: failed })).toBeVisible();
    await press('Réessayer');
    await expect(await screen.findByText('Le détail est chargé.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus());
  },
};

/** Offline nothing is requested, so that the first attempt with a network succeeds. */
export const HorsConnexion: Story = {
  args: { part: failingPart(0), isOverPage: true },
  play: async () => {
    const network = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Ouvrir');
    const dialog = await screen.findByRole('dialog', { name: failed });
    await expect(dialog).toHaveTextContent('Vous êtes hors connexion.');
    await expect(screen.queryByRole('button', { name: 'Recharger la page' })).toBeNull();
    network.mockRestore();
    await press('Réessayer');
    await expect(await screen.findByText('Le détail est chargé.')).toBeVisible();
  },
};

/** When the network is back the part loads by itself. */
export const RetourDuReseau: Story = {
  args: { part: failingPart(0) },
  play: async () => {
    const network = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Ouvrir');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Vous êtes hors connexion.');
    network.mockRestore();
    window.dispatchEvent(new Event('online'));
    await expect(await screen.findByText('Le détail est chargé.')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
