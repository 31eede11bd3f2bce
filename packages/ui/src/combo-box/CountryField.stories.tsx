import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { CountryField } from './index.ts';

const meta = {
  title: 'Saisie/Pays',
  component: CountryField,
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof CountryField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Accents and case do not matter: « egypte » finds « Égypte », and its alpha-3 code is emitted. */
export const SansAccent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Pays' }), 'egypte');
    await userEvent.click(await screen.findByRole('option', { name: 'Égypte' }));
    await expect(args.onChange).toHaveBeenCalledWith('EGY');
  },
};

/** The country of an address is filled by the browser, without a focus. */
export const RempliParLeNavigateur: Story = {
  args: { autoComplete: 'country-name' },
  play: async ({ canvas, args }) => {
    const country = canvas.getByRole('combobox', { name: 'Pays' });
    await expect(country).toHaveAttribute('autocomplete', 'country-name');
    await fireEvent.change(country, { target: { value: 'France' } });
    await expect(args.onChange).toHaveBeenCalledWith('FRA');
  },
};

/** A code is shown by its official French name. */
export const Choisi: Story = {
  args: { value: 'FRA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Pays' })).toHaveValue('France');
  },
};

/** An unknown code selects nothing. */
export const CodeInconnu: Story = {
  args: { value: 'ZZZ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Pays' })).toHaveValue('');
  },
};

export const EnErreur: Story = {
  args: { label: 'Pays de naissance', error: 'Le pays de naissance est obligatoire.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Pays de naissance' })).toHaveAccessibleDescription(
      'Le pays de naissance est obligatoire.',
    );
  },
};

export const Desactive: Story = {
  args: { value: 'FRA', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Pays' })).toBeDisabled();
  },
};

export const TexteLong: Story = {
  args: { value: 'GBR', label: 'Pays de résidence fiscale déclaré à l’ouverture de votre compte' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
