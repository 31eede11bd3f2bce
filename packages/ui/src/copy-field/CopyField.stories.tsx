import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent } from 'storybook/test';

import { ToastRegion } from '../toast/index.ts';
import { CopyField } from './index.ts';

const meta = {
  title: 'Données/Référence à copier',
  component: CopyField,
  args: {
    label: 'Adresse de destination',
    kind: 'address',
    value: '0x52908400098527886E0F7030069857D2E4169EE7',
    copyLabel: 'Copier l’adresse',
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
} satisfies Meta<typeof CopyField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Grouped for display, copied without the groups. */
export const Adresse: Story = {
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copier l’adresse' }));
    await expect(write).toHaveBeenCalledWith(args.value);
    await expect(await screen.findByText('Adresse copiée !')).toBeVisible();
  },
};
/** The first and last six characters are highlighted; the common prefix « 0x » is not counted. */
export const ExtremitesAComparer: Story = {
  play: async ({ canvasElement }) => {
    const compared = [...canvasElement.querySelectorAll('b')].map(({ textContent }) => textContent);
    await expect(compared).toEqual(['0x529084', '169EE7']);
  },
};
export const AdresseBitcoin: Story = {
  args: { value: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  play: async ({ canvasElement }) => {
    const compared = [...canvasElement.querySelectorAll('b')].map(({ textContent }) => textContent);
    await expect(compared.map((text) => text?.replaceAll(' ', '').length)).toEqual([6, 6]);
  },
};
export const Refusee: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copier l’adresse' }));
    await expect(await screen.findByText('La copie a échoué.')).toBeVisible();
  },
};
/** The ends are highlighted, the middle wraps: users compare an address, they do not read it. */
export const Etroit: Story = {
  args: { hint: 'Comparez les premiers et derniers caractères avec ceux de votre portefeuille.' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Texte: Story = {
  args: {
    label: 'Référence de virement',
    kind: 'text',
    value: 'PO-2026-0187',
    copyLabel: 'Copier la référence',
  },
};
/** The spaces of a name are copied. */
export const Nom: Story = {
  args: {
    label: 'Nom du bénéficiaire',
    kind: 'name',
    value: 'Banque de démonstration',
    copyLabel: 'Copier le nom',
  },
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copier le nom' }));
    await expect(write).toHaveBeenCalledWith(args.value);
  },
};
/** Copied by keyboard, an IBAN without its spaces. */
export const IbanAuClavier: Story = {
  args: {
    label: 'IBAN',
    kind: 'iban',
    value: 'FR14 2004 1010 0505 0001 3M02 606',
    copiedMessage: 'IBAN copié\u202F!',
  },
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith('FR1420041010050500013M02606');
    await expect(await screen.findByText('IBAN copié !')).toBeVisible();
  },
};
export const Iban: Story = {
  args: { label: 'IBAN', kind: 'iban', value: 'FR1420041010050500013M02606', copyLabel: 'Copier l’IBAN' },
};

export const TexteLong: Story = {
  args: {
    label: 'Référence à reporter dans le libellé de votre virement',
    kind: 'text',
    value: 'PO-2026-0187-BELLEVAL-KERIVOAL-ET-ASSOCIES-USDFY-SECOND-VERSEMENT',
    hint: 'Sans elle, nous ne pourrons pas rattacher votre paiement à votre contrat.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
