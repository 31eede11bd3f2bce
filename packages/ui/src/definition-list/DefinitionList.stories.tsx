import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../feedback/index.ts';
import { DefinitionList, type DefinitionListProps } from './DefinitionList.tsx';

const items = [
  { term: 'Produit', value: 'USDFY' },
  { term: 'Montant', value: '15\u202F000,00\u00A0USDC' },
  { term: 'Contre-valeur', value: '13\u202F742,56\u00A0€' },
  { term: 'Frais de souscription', value: '15,00\u00A0USDC' },
] as const;
const total = { term: 'Investi, net', value: '14\u202F985,00\u00A0USDC' } as const;

const meta = {
  title: 'Données/Récapitulatif',
  component: DefinitionList,
  args: { items },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<DefinitionListProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Terms and their definitions, associated for screen readers. */
export const Lignes: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Produit', 'Montant', 'Contre-valeur', 'Frais de souscription']);
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
  },
};

export const AvecTotal: Story = {
  args: { total },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('14 985,00 USDC');
  },
};

export const Empile: Story = { args: { look: 'stacked' } };

/** An unknown value is shown as a dash, never left out. */
export const ValeurAbsente: Story = {
  args: { items: [...items.slice(0, 2), { term: 'Première VL', value: '—' }] },
};

/** Two persons of one name: a line each, whatever comes or goes between them. */
export const TermesEgaux: Story = {
  args: {
    items: [
      { term: 'Jean Martin', value: 'Gel du 3 mars 2026' },
      { term: 'Jean Martin', value: 'Gel du 9 juin 2026' },
    ],
  },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toEqual(['Gel du 3 mars 2026', 'Gel du 9 juin 2026']);
  },
};

/** The same lines, in the same positions, while the values load. */
export const Chargement: Story = {
  args: {
    items: items.map(({ term }) => ({ term, value: <Skeleton height="1.2em" width="96px" /> })),
    total: { term: total.term, value: <Skeleton height="1.1em" width="160px" /> },
  },
};

/** At 320 px a long value goes under its term and an address breaks anywhere; nothing overflows. */
export const TexteLong: Story = {
  args: {
    items: [
      {
        term: 'Adresse de provenance des fonds déclarée lors de la souscription',
        value: '0xde709f21023062209210603147156290801e2fb77d9b8a4c',
      },
      { term: 'Souscripteur', value: 'Société civile immobilière des Établissements Belleval-Kerivoal' },
    ],
    total,
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
