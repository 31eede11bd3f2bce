import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Données/Suivi',
  component: Timeline,
  args: {
    items: [
      { id: '1', title: 'Contrat EURFY validé', detail: '18 novembre 2026, 10:42' },
      { id: '2', title: 'Contrat EURFY en vérification', detail: '17 novembre 2026', tone: 'warning' },
      { id: '3', title: 'Souscription EURFY initiée', detail: '15 novembre 2026', tone: 'gold' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An ordered list: a screen reader announces the number and the order. */
export const Evenements: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent);
    await expect(titles).toEqual([
      'Contrat EURFY validé',
      'Contrat EURFY en vérification',
      'Souscription EURFY initiée',
    ]);
  },
};
export const Chaine: Story = {
  args: {
    look: 'chain',
    items: [
      { id: '1', title: 'Signature', detail: '15/11 09:20', state: 'done' },
      { id: '2', title: 'Encaissement', detail: 'attendu', state: 'current' },
      { id: '3', title: 'Première VL', state: 'todo' },
    ],
  },
};
/** Steps with their details under them: what happened, today, what is expected. */
export const AvecAujourdhui: Story = {
  args: {
    items: [
      { id: '1', title: 'Signature', detail: '15/11 09:20', state: 'done', tone: 'positive' },
      { id: 'today', title: 'Aujourd’hui, 22 novembre 2026', state: 'today' },
      { id: '2', title: 'Virement reçu', detail: 'attendu le 24/11/2026', state: 'current', tone: 'neutral' },
      { id: '3', title: 'Première VL', detail: 'à la première VL', state: 'todo', tone: 'neutral' },
    ],
  },
};
export const UnSeul: Story = { args: { items: [{ id: '1', title: 'KYC validé', detail: '2 mars 2025' }] } };
/** A completed step is announced as done, the current one as current. */
export const ChaineEntendue: Story = {
  args: Chaine.args ?? {},
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Signature (fait)');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};
/** On a phone, a long detail goes under its step, whose words keep their line. */
export const ChaineEtroite: Story = {
  args: {
    look: 'chain',
    items: [
      { id: '1', title: 'Signer', detail: 'fait', state: 'done' },
      {
        id: '2',
        title: 'Choisir une stratégie',
        detail:
          'Comparez-les, puis souscrivez en ligne. Les coordonnées s’affichent une fois le contrat signé.',
        state: 'current',
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('listitem').map((item) => {
      const [title, detail] = [...item.children].map((child) => child.getBoundingClientRect());
      return { title, detail };
    });
    const [short, long] = boxes;
    await expect(short?.detail?.top).toBeLessThan(short?.title?.bottom ?? 0);
    await expect(long?.detail?.top).toBeGreaterThanOrEqual(long?.title?.bottom ?? 0);
    await expect(long?.title?.height).toBe(short?.title?.height);
  },
};
export const TexteLong: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Preuve de paiement déposée pour le contrat EURFY de la société Belleval et Fils',
        detail: 'Paiement via virement · exécuté le 16 novembre 2026 depuis un compte de la même société',
        tone: 'warning',
      },
      { id: '2', title: 'Souscription EURFY initiée', detail: '15 novembre 2026, 09:12', tone: 'gold' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
