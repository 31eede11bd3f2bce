import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const items = [
  {
    id: 'yield',
    title: 'Comment sont calculés les rendements\u202F?',
    content: 'À partir de la valeur liquidative de chaque produit, publiée chaque jour ouvré.',
  },
  {
    id: 'exit',
    title: 'Puis-je retirer à tout moment\u202F?',
    content: 'Oui. Le retrait est exécuté sur la première valeur liquidative qui suit votre demande.',
  },
  {
    id: 'fees',
    title: 'Quels sont les frais\u202F?',
    content: 'Souscription 0,1\u00A0%, gestion 0,5\u00A0%.',
  },
] as const;

const meta = {
  title: 'Navigation/Accordéon',
  component: Accordion,
  args: { items },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each title is a heading that holds a button; a closed panel is not read by a screen reader. */
export const Ferme: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 3, name: /Comment sont calculés/ });
    await expect(title).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Comment sont calculés/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.getByText(/publiée chaque jour/)).not.toBeVisible();
  },
};

/** Entrée and Espace open; opening one closes the other. */
export const AuClavier: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/publiée chaque jour/)).toBeVisible();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  },
};

export const PlusieursOuverts: Story = {
  args: { allowsMultiple: true, defaultOpen: ['yield'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Puis-je retirer/ }));
    await expect(canvas.getByText(/publiée chaque jour/)).toBeVisible();
    await expect(canvas.getByText(/exécuté sur la première/)).toBeVisible();
  },
};

export const Desactive: Story = {
  args: { items: items.map((item) => ({ ...item, isDisabled: item.id === 'fees' })) },
  play: async ({ canvas }) => {
    const fees = canvas.getByRole('button', { name: /Quels sont les frais/ });
    await expect(fees).toBeDisabled();
    await userEvent.click(fees);
    await expect(canvas.getByText(/gestion 0,5/)).not.toBeVisible();
  },
};

export const SousUnTitre: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

/** At 320 px a long title wraps beside its chevron. */
export const TexteLong: Story = {
  args: {
    defaultOpen: ['long'],
    items: [
      {
        id: 'long',
        title:
          'Que se passe-t-il si l’établissement teneur du compte rejette le virement après la validation du paiement\u202F?',
        content:
          'Votre souscription reste enregistrée. Votre interlocuteur vous écrit sous deux jours ouvrés avec la marche à suivre, et aucuns frais ne sont retenus.',
      },
      ...items,
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
