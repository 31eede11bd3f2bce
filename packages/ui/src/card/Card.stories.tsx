import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TextLink } from '../button/index.ts';
import { Figure } from '../figure/index.ts';
import { Card, CardButton } from './index.ts';

const meta = {
  title: 'Mise en page/Carte',
  component: Card,
  args: { title: 'Votre portefeuille', children: 'Une idée par carte.' },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A card with a title is a region landmark. */
export const Simple: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Votre portefeuille' })).toBeVisible();
  },
};
export const SansTitre: Story = { args: { title: undefined } };
export const AvecAction: Story = { args: { actions: <TextLink href="/donnees">Voir les données</TextLink> } };
export const BordProduit: Story = { args: { title: 'USDFY', edge: 'usdfy' } };
export const BordCertifie: Story = { args: { title: 'Contrat signé', edge: 'gold' } };
export const SansMarge: Story = { args: { padding: 'none' } };

/** On a phone the action goes under a title that fills the line. */
export const Etroite: Story = {
  args: {
    title: 'Rendement cumulé de vos stratégies depuis la signature de votre premier contrat',
    actions: <TextLink href="/donnees">Voir les données</TextLink>,
  },
  globals: { viewport: { value: 'mobile1' } },
};

const opened = fn();
const tile = <Figure amount={'+3\u202F214,55\u00A0€'} label="USDFY" note={'+8,1\u00A0% net / an'} />;

/** A single button: its whole content is its name, and the keyboard presses it. */
export const Tuile: Story = {
  render: () => (
    <CardButton edge="usdfy" onPress={opened}>
      {tile}
    </CardButton>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /USDFY.*214,55/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
  },
};

/** Side by side in one card, each is a button without a frame of its own. */
export const TuilesEnLigne: Story = {
  render: () => (
    <Card padding="none" title="Rendements générés">
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        <CardButton edge="usdfy" look="cell" onPress={opened}>
          {tile}
        </CardButton>
        <CardButton edge="ethfy" look="cell" onPress={opened}>
          <Figure amount="- -" label="ETHFY" note="Non souscrit" />
        </CardButton>
      </div>
    </Card>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName(/USDFY/);
    await expect(second).toHaveAccessibleName(/ETHFY/);
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

export const TuileDesactivee: Story = {
  render: () => (
    <CardButton edge="usdfy" isDisabled onPress={opened}>
      {tile}
    </CardButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
