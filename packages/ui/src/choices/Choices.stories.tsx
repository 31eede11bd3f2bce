import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SegmentedControl, Switch } from './index.ts';

const meta = {
  title: 'Saisie/Réglages',
  component: Switch,
  args: { children: 'Empiler par produit', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Interrupteur: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Empiler par produit' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const Allume: Story = { args: { defaultSelected: true } };
export const AuClavier: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const setting = canvas.getByRole('switch', { name: 'Empiler par produit' });
    await expect(setting).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(setting).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const Desactive: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Empiler par produit' })).toBeDisabled();
  },
};

export const TexteLong: Story = {
  args: {
    children: 'Recevoir un e-mail chaque fois qu’une valeur liquidative de l’un de mes produits est publiée',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const seen = fn();
const turned = fn();
const onChange = fn();

export const Segments: Story = {
  render: () => (
    <SegmentedControl
      label="Affichage"
      onChange={seen}
      options={[
        { value: 'month', label: 'Mensuel' },
        { value: 'year', label: 'Annuel' },
      ]}
      value="month"
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Annuel' }));
    await expect(seen).toHaveBeenCalledWith('year');
  },
};

/** When disabled, neither a press nor a key changes the selection. */
export const SegmentsDesactives: Story = {
  render: () => (
    <SegmentedControl
      isDisabled
      label="Affichage"
      onChange={onChange}
      options={[
        { value: 'month', label: 'Mensuel' },
        { value: 'year', label: 'Annuel' },
      ]}
      value="month"
    />
  ),
  play: async ({ canvas }) => {
    const other = canvas.getByRole('radio', { name: 'Annuel' });
    await expect(other).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Mensuel' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(onChange).not.toHaveBeenCalled();
  },
};

/** One Tab stop; the arrows move between the options. */
export const SegmentsAuClavier: Story = {
  render: () => (
    <SegmentedControl
      label="Période"
      onChange={turned}
      options={[
        { value: '3', label: '3 mois' },
        { value: '12', label: '12 mois' },
        { value: 'all', label: 'Depuis l’origine' },
      ]}
      value="3"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Période' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3 mois' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '12 mois' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(turned).toHaveBeenCalledWith('12');
  },
};

/** Wider than a phone: on two lines. */
export const SegmentsEtroits: Story = {
  render: () => (
    <SegmentedControl
      label="Affichage"
      onChange={onChange}
      options={[
        { value: 'value', label: 'Valorisation de mon portefeuille' },
        { value: 'yield', label: 'Rendement cumulé par produit' },
      ]}
      value="value"
    />
  ),
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
