import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DefinitionList } from '../definition-list/DefinitionList.tsx';
import { TextField } from '../fields/index.ts';
import { Drawer, type DrawerProps } from './index.ts';

function Sample(props: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Voir le détail</Button>
      <Drawer {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const detail = (
  <DefinitionList
    items={[
      { term: 'Client', value: 'Camille Moreau' },
      { term: 'Attendu', value: '15\u202F000,00\u00A0USDC' },
      { term: 'Déclaré', value: '15\u202F000,00\u00A0USDC' },
      { term: 'Origine', value: '0xde70…fb77' },
    ]}
  />
);

const meta = {
  title: 'Mise en page/Tiroir',
  component: Drawer,
  // A modal covers the page: in the documentation each example has a frame of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  args: {
    title: 'PO-2026-0187',
    children: detail,
    actions: <Button>Valider le paiement</Button>,
    isOpen: false,
    onClose: fn(),
  },
  render: (args) => <Sample {...args} />,
} satisfies Meta<DrawerProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
  return screen.findByRole('dialog', { name: 'PO-2026-0187' });
};

/** Focus moves in and is trapped; Échap hides the tooltip of the close button, then closes and returns the focus. */
export const AuClavier: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Voir le détail' });
    const drawer = await open(canvas);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await expect(screen.getByRole('tooltip')).toHaveTextContent('Fermer');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(drawer).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Ouvert: Story = {
  play: async ({ canvas }) => {
    const drawer = await open(canvas);
    await expect(drawer).toBeVisible();
  },
};

/** The title and the buttons stay in view while the content scrolls. */
export const ContenuLong: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <TextField key={index} label={`Justificatif complémentaire n° ${index + 1}`} />
    )),
  },
  play: async ({ canvas }) => {
    const drawer = await open(canvas);
    const button = screen.getByRole('button', { name: 'Valider le paiement' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(drawer.scrollHeight).toBeLessThanOrEqual(drawer.clientHeight);
  },
};

/** While an action is pending it cannot be closed. */
export const EnCours: Story = {
  args: { isLocked: true, actions: <Button isPending>Valider le paiement</Button> },
  play: async ({ canvas }) => {
    const drawer = await open(canvas);
    await expect(screen.getByRole('button', { name: 'Fermer' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(drawer).toBeInTheDocument();
  },
};

export const SansBouton: Story = {
  args: { actions: undefined },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TexteLong: Story = {
  args: {
    title:
      'Contrat de la société civile immobilière des Établissements Belleval-Kerivoal et Associés, avenant n° 3',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
    const drawer = await screen.findByRole('dialog', { name: /Contrat de la société/ });
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
};
