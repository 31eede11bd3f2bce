import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

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

/** A picture without a file. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Cpath fill="%23126b52" d="M0 0h4v4H0z"/%3E%3C/svg%3E';

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

/** An upload has a progress bar named after its file, and cannot be removed meanwhile. */
export const EnvoiEnCours: Story = {
  args: {
    files: [{ id: '1', name: 'recto.jpg', type: 'image/jpeg', sizeBytes: 126_362, progressFraction: 0.4 }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Envoi recto.jpg' })).toHaveAttribute(
      'value',
      '0.4',
    );
    await expect(canvas.getByRole('button', { name: 'Supprimer recto.jpg' })).toBeDisabled();
  },
};

/** Name, type and size in Ko; a picture has a thumbnail; the drop area disappears at the maximum. */
export const AvecApercu: Story = {
  args: {
    max: 1,
    files: [{ id: '1', name: 'recto.png', type: 'image/png', sizeBytes: 126_362, previewUrl: picture }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('recto.png')).toBeVisible();
    await expect(canvas.getByText(/Image · 123,4\sKo/)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', picture);
    await expect(canvas.queryByRole('button', { name: /Choisir/ })).toBeNull();
  },
};

/** Dropped files are split into accepted and refused ones. */
export const Deposes: Story = {
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('button', { name: 'Choisir des fichiers' }).parentElement?.parentElement;
    if (!zone) throw new Error('no drop zone');
    const program = new File(['x'], 'outil.exe', { type: 'application/x-msdownload' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(scan);
    dataTransfer.items.add(program);
    const drag = (type: string) =>
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    drag('dragover');
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'));
    drag('drop');
    await waitFor(() => expect(zone).not.toHaveAttribute('data-drop-target'));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith([scan], [program]));
  },
};

/** Uploaded, but refused: the reason is on its line, and it can be removed. */
export const Refuse: Story = {
  args: {
    files: [
      {
        id: '1',
        name: 'recto.png',
        type: 'image/png',
        sizeBytes: 14_680_064,
        error: 'Ce fichier dépasse 10\u00A0Mo.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ce fichier dépasse/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Supprimer recto.png' })).toBeEnabled();
  },
};

export const EnErreur: Story = {
  args: { error: 'Ajoutez le recto et le verso.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Pièce d’identité' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choisir des fichiers' })).toHaveAccessibleDescription(
      'Pièce d’identité Recto et verso, image ou PDF. Ajoutez le recto et le verso.',
    );
  },
};

export const Desactive: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choisir des fichiers' })).toBeDisabled();
  },
};

/** At 320 px a long name is truncated, its size and its button stay. */
export const TexteLong: Story = {
  args: {
    label: 'Pièce d’identité en cours de validité du représentant légal de la société',
    files: [
      {
        id: '1',
        name: 'carte-nationale-identite-recto-anne-lise-marie-charlotte-de-la-rochefoucauld-montbel.pdf',
        type: 'application/pdf',
        sizeBytes: 88_000,
        progressFraction: 1,
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Two files whose order counts: each is named, and one button exchanges them. */
export const RectoVerso: Story = {
  args: {
    files: [
      {
        id: '1',
        title: 'Recto',
        name: 'IMG_2041.jpg',
        type: 'image/jpeg',
        sizeBytes: 126_362,
        previewUrl: picture,
      },
      {
        id: '2',
        title: 'Verso',
        name: 'IMG_2042.jpg',
        type: 'image/jpeg',
        sizeBytes: 118_020,
        previewUrl: picture,
      },
    ],
    swap: { label: 'Inverser le recto et le verso', onSwap: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inverser le recto et le verso' }));
    await expect(args.swap?.onSwap).toHaveBeenCalledOnce();
  },
};
