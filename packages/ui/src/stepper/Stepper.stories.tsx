import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Stepper, type StepperProps } from './Stepper.tsx';

function Walked(props: StepperProps) {
  const [current, setCurrent] = useState(props.current);
  return <Stepper {...props} current={current} onGoTo={setCurrent} />;
}

const meta = {
  title: 'Navigation/Étapes',
  component: Stepper,
  args: {
    steps: [
      'Votre investissement',
      'Paiement et réception',
      'Confirmation et conformité',
      'Vérifier et Signer',
    ],
    current: 1,
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DeuxiemeSurQuatre: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Étape 2 sur 4')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};
/** Without `onStep`, steps are not buttons. */
export const Premiere: Story = {
  args: { current: 0, onGoTo: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Étapes' })).toBeVisible();
    await expect(canvas.getByText('Étape 1 sur 4')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
export const Derniere: Story = {
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Étape 4 sur 4')).toBeVisible();
  },
};
/** On a phone only the current step keeps its label. */
export const Etroit: Story = {
  args: { steps: ['Votre investissement', 'Paiement, preuve de paiement et réception des fonds', 'Signer'] },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Étape 2 sur 3')).toBeVisible();
  },
};
/** The keyboard goes back as a press does; later steps are not focusable. */
export const AuClavier: Story = {
  args: { onGoTo: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoTo).toHaveBeenCalledWith(0);
    await expect(canvas.queryByRole('button', { name: /Vérifier et Signer/ })).toBeNull();
  },
};
/** Going back moves aria-current. */
export const ChangementEntendu: Story = {
  args: { current: 2 },
  render: (args) => <Walked {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Étape 1.*Votre investissement/ }));
    const [first, , third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-current', 'step');
    await expect(third).not.toHaveAttribute('aria-current');
    await expect(canvas.getByText('Étape 1 sur 4')).toBeVisible();
  },
};

/** Long labels wrap, and the page does not scroll. */
export const TexteLong: Story = {
  args: {
    steps: [
      'Votre investissement et la répartition de vos stratégies',
      'Paiement, preuve de paiement et réception des fonds',
      'Confirmation, conformité et origine des fonds',
      'Vérifier et signer le contrat de souscription',
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RetourPossible: Story = {
  args: { onGoTo: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Votre investissement/ }));
    await expect(args.onGoTo).toHaveBeenCalledWith(0);
  },
};
