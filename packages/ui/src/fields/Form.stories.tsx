import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { CheckboxField, CodeField, ErrorSummary, Form, FormActions, RadioGroup, TextField } from './index.ts';

const meta = {
  title: 'Saisie/Formulaire',
  component: Form,
  args: { onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

const goTo = fn();

export const AvecResume: Story = {
  render: (args) => (
    <Form {...args} aria-label="Identité">
      <ErrorSummary
        errors={[
          { name: 'firstname', message: 'Le prénom est obligatoire.' },
          { name: 'terms', message: 'Vous devez accepter les conditions.' },
        ]}
        onGoTo={goTo}
      />
      <TextField error="Le prénom est obligatoire." label="Prénom" name="firstname" />
      <CheckboxField error="Vous devez accepter les conditions.">J’accepte les conditions</CheckboxField>
      <FormActions>
        <Button variant="ghost">Étape précédente</Button>
        <Button type="submit">Étape suivante</Button>
      </FormActions>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Le prénom est obligatoire.' }));
    await expect(goTo).toHaveBeenCalledWith('firstname');
    await userEvent.click(canvas.getByRole('button', { name: 'Étape suivante' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Enter in a field can't send a second time. */
export const EnvoiEnCours: Story = {
  args: { isPending: true },
  render: (args) => (
    <Form {...args} aria-label="Connexion">
      <TextField label="Adresse e-mail" />
      <Button isPending type="submit">
        Se connecter
      </Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const chosen = fn();
export const Choix: Story = {
  render: () => (
    <RadioGroup
      label="Moyen de paiement"
      look="cards"
      onChange={chosen}
      options={[
        { value: 'wire', label: 'Virement', description: 'Sous deux jours ouvrés.' },
        { value: 'crypto', label: 'Crypto', description: 'USDC sur Ethereum.' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Crypto' }));
    await expect(chosen).toHaveBeenCalledWith('crypto');
  },
};

const accountType = fn();
/** Cards fill the line, one under the other where it is narrow; the sentence of a choice can be pressed too. */
export const ChoixCoteACote: Story = {
  render: () => (
    <RadioGroup
      label="Type de compte"
      look="cards"
      onChange={accountType}
      options={[
        { value: 'individual', label: 'Particulier', description: 'En votre nom propre' },
        {
          value: 'company',
          label: 'Professionnel',
          description:
            'Au nom d’une société, dont vous êtes le gérant ou pour laquelle vous avez reçu pouvoir',
        },
      ]}
      orientation="horizontal"
    />
  ),
  play: async ({ canvas }) => {
    const sentence = canvas.getByText(/^Au nom d’une société/);
    const { left, top } = sentence.getBoundingClientRect();
    const label = document.elementFromPoint(left + 4, top + 4)?.closest('label');
    await expect(label).toHaveTextContent('Professionnel');
    if (label) await userEvent.click(label);
    await expect(accountType).toHaveBeenCalledWith('company');
    await expect(sentence.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByText('Professionnel').getBoundingClientRect().bottom - 2,
    );
  },
};

const complete = fn();
function CodeSample() {
  const [code, setCode] = useState('');
  return <CodeField label="Code reçu par e-mail" onChange={setCode} onComplete={complete} value={code} />;
}

/** Pasting « 483 921 » fills the six places and says so once. */
export const CodeColle: Story = {
  render: () => <CodeSample />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code reçu par e-mail' });
    await userEvent.click(input);
    await userEvent.paste('483 921');
    await expect(input).toHaveValue('483921');
    await expect(complete).toHaveBeenCalledTimes(1);
    await expect(complete).toHaveBeenCalledWith('483921');
  },
};

export const CodeEnErreur: Story = {
  render: () => (
    <CodeField error="Code invalide" label="Code reçu par e-mail" onChange={fn()} value="123456" />
  ),
};
