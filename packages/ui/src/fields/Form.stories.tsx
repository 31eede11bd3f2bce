import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { CheckboxField, ErrorSummary, Form, FormActions, type FormProps, TextField } from './index.ts';

const meta = {
  title: 'Saisie/Formulaire',
  component: Form,
  args: { onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

function Refused(props: FormProps) {
  const firstname = useRef<HTMLInputElement>(null);
  const terms = useRef<HTMLInputElement>(null);
  return (
    <Form {...props} aria-label="Identité">
      <ErrorSummary
        errors={[
          { name: 'firstname', message: 'Le prénom est obligatoire.' },
          { name: 'terms', message: 'Vous devez accepter les conditions.' },
        ]}
        onGoTo={(name) => (name === 'terms' ? terms : firstname).current?.focus()}
      />
      <TextField error="Le prénom est obligatoire." label="Prénom" name="firstname" ref={firstname} />
      <CheckboxField error="Vous devez accepter les conditions." ref={terms}>
        J’accepte les conditions
      </CheckboxField>
      <FormActions>
        <Button variant="ghost">Étape précédente</Button>
        <Button type="submit">Étape suivante</Button>
      </FormActions>
    </Form>
  );
}

/** Announced as soon as it appears; each line links to its field. */
export const AvecResume: Story = {
  render: (args) => <Refused {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 points sont à corriger');
    canvas.getByRole('button', { name: 'Le prénom est obligatoire.' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Vous devez accepter les conditions.' }));
    await expect(canvas.getByRole('checkbox', { name: 'J’accepte les conditions' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Étape suivante' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Enter in a field cannot submit a second time. */
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

/** At 320 px the lines wrap and the buttons stay on the page. */
export const TexteLong: Story = {
  render: (args) => (
    <Form {...args} aria-label="Paiement">
      <ErrorSummary
        errors={[
          {
            name: 'reference',
            message: 'La référence du virement ne correspond pas à celle qui figure sur votre contrat.',
          },
        ]}
      />
      <TextField label="Référence du virement telle qu’elle figure sur votre relevé bancaire" />
      <FormActions>
        <Button variant="ghost">Revenir à la signature</Button>
        <Button type="submit">Déposer la preuve de paiement</Button>
      </FormActions>
    </Form>
  ),
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Un point est à corriger');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
