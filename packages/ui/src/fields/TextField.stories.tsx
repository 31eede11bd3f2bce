import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TextAreaField, TextField } from './index.ts';

const meta = {
  title: 'Saisie/Champ de texte',
  component: TextField,
  args: { label: 'Adresse e-mail', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Simple: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse e-mail' }), 'a');
    await expect(args.onChange).toHaveBeenLastCalledWith('a');
  },
};
export const AvecAide: Story = {
  args: { description: 'Nous y envoyons vos codes de connexion.', isOptional: true },
};
export const Desactive: Story = {
  args: { isDisabled: true, defaultValue: 'camille.moreau@exemple.fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Adresse e-mail' })).toBeDisabled();
  },
};
export const Verifie: Story = {
  args: {
    label: 'Votre adresse',
    isCode: true,
    defaultValue: '0xde709f2102306220921060314715629080e2fb77',
    success: 'Adresse vérifiée',
  },
};

/** The error is under the field and associated with it. */
export const EnErreur: Story = {
  args: { error: 'L’adresse e-mail n’est pas valide.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('L’adresse e-mail n’est pas valide.');
  },
};

/** At 320 px the label wraps and the typed text scrolls in its box. */
export const TexteLong: Story = {
  args: {
    label: 'Adresse e-mail à laquelle vos relevés et vos codes de connexion sont envoyés',
    description: 'Elle ne peut plus changer une fois votre dossier validé.',
    defaultValue: 'anne-lise.de-la-rochefoucauld-montbel@etablissements-belleval-kerivoal.example',
    error: 'Cette adresse est déjà celle d’un autre compte. Utilisez-en une autre ou connectez-vous.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const PlusieursLignes: Story = {
  render: () => <TextAreaField isOptional label="Message" />,
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: /Message/ });
    await userEvent.type(area, 'Bonjour,{Enter}merci.');
    await expect(area).toHaveValue('Bonjour,\nmerci.');
  },
};
