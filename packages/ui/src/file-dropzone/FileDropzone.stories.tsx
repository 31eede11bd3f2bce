import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FileDropzone } from './index.ts';

const meta = {
  title: 'Saisie/Fichiers',
  component: FileDropzone,
  args: {
    label: 'Pièce d’identité',
    description: 'Recto et verso, image ou PDF.',
    max: 2,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileDropzone>;
export default meta;

type Story = StoryObj<typeof meta>;

const scan = new File(['x'], 'recto.png', { type: 'image/png' });

export const Vide: Story = {
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    await userEvent.upload(input, scan);
    await expect(args.onAdd).toHaveBeenCalledWith([scan], []);
  },
};

export const AvecFichiers: Story = {
  args: {
    files: [
      {
        id: '1',
        name: 'carte-identite-recto-camille-moreau.jpg',
        type: 'image/jpeg',
        sizeBytes: 126_362,
        progressFraction: 0.4,
      },
      { id: '2', name: 'verso.pdf', type: 'application/pdf', sizeBytes: 88_000, progressFraction: 1 },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/PDF · 85,9/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer verso.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};
export const EnErreur: Story = { args: { error: 'Ajoutez le recto et le verso.' } };
