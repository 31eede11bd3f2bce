import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './index.ts';

const payments = [
  { value: 'wire', label: 'Virement' },
  { value: 'crypto', label: 'Crypto' },
  { value: 'card', label: 'Carte', isDisabled: true },
] as const;

const meta = {
  title: 'Saisie/Choix unique',
  component: RadioGroup,
  args: { label: 'Moyen de paiement', options: payments, onChange: fn() },
} satisfies Meta<RadioGroupProps<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One Tab stop for the group; the arrows select, and skip disabled options. */
export const AuClavier: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Virement' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Crypto' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('crypto');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Virement' })).toBeChecked();
  },
};

export const EnErreur: Story = {
  args: { error: 'Choisissez un moyen de paiement.', value: null },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Moyen de paiement' });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Choisissez un moyen de paiement.');
  },
};

export const Desactive: Story = {
  args: { isDisabled: true, value: 'wire' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Crypto' })).toBeDisabled();
    await userEvent.click(canvas.getByText('Crypto'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const chosen = fn();
export const EnCartes: Story = {
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
/** Cards fill the line, stacked on a narrow screen; the description of an option can be pressed too. */
export const CoteACote: Story = {
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

/** At 320 px the options are stacked. */
export const TexteLong: Story = {
  args: {
    label: 'Moyen de paiement par lequel vous souhaitez régler votre souscription',
    options: [
      { value: 'wire', label: 'Virement depuis un compte ouvert à votre nom dans un établissement français' },
      { value: 'crypto', label: 'Envoi depuis un portefeuille dont vous avez déclaré l’adresse' },
    ],
    orientation: 'horizontal',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
