import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ReadOnlyContext } from '../read-only/read-only.ts';
import { ActionCard } from './ActionCard.tsx';

const proof = {
  id: 'proof',
  title: 'Preuve de paiement refusée',
  about: 'EURFY PO-2026-0002 · 12\u202F500,00\u00A0€ · Référence introuvable.',
  due: 'Déposée le 20/11/2026',
  href: '/preuve',
  action: 'Renvoyer une preuve',
  actionLabel: 'Renvoyer une preuve\u00A0: EURFY PO-2026-0002',
};
const signature = {
  id: 'signature',
  title: 'Contrat à signer',
  about: 'BTCFY PO-2026-0003 · 0,1\u00A0WBTC',
  due: 'Préparé le 19/11/2026',
  href: '/signature',
  action: 'Signer',
  actionLabel: 'Signer\u00A0: BTCFY PO-2026-0003',
  isChange: true,
};
const paper = {
  id: 'paper',
  title: 'KBIS à renvoyer',
  about: 'Le document date de plus de 3 mois.',
  due: null,
  href: '/profil',
  action: 'Compléter',
};

const meta = {
  title: 'Données/À faire',
  component: ActionCard,
  args: { title: 'À faire', items: [proof, signature, paper] },
} satisfies Meta<typeof ActionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The most urgent comes first, with the filled button; each button names what it is about. */
export const Plusieurs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'À faire' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleName(/^Renvoyer une preuve/u);
  },
};

export const UneSeule: Story = { args: { items: [signature] } };

/** A line may have a button of its own, which does it in place. */
export const SurPlace: Story = {
  args: {
    items: [
      {
        id: 'email',
        title: 'Confirmez votre adresse e-mail',
        about: 'Ouvrez le lien envoyé à camille.moreau@exemple.fr.',
        due: null,
        button: (look) => <Button {...look}>Renvoyer le lien</Button>,
      },
      paper,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Renvoyer le lien' })).toBeVisible();
  },
};

/** Nothing waits: nothing is drawn. */
export const Vide: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** On a phone each button is as wide as the card. */
export const Etroite: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Staff who read a client’s space may open what is only read. */
export const EnLecture: Story = {
  render: (args) => (
    <ReadOnlyContext value>
      <ActionCard {...args} />
    </ReadOnlyContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Signer/u })).toHaveAttribute('aria-disabled', 'true');
  },
};
