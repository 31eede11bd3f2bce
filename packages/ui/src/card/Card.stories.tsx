import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextLink } from '../button/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Mise en page/Carte',
  component: Card,
  args: { title: 'Votre portefeuille', children: 'Une idée par carte.' },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Simple: Story = {};
export const AvecAction: Story = { args: { actions: <TextLink href="/donnees">Voir les données</TextLink> } };
export const BordProduit: Story = { args: { title: 'USDFY', edge: 'usdfy' } };
export const BordCertifie: Story = { args: { title: 'Contrat signé', edge: 'gold' } };
