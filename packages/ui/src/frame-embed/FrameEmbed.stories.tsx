import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { FrameEmbed } from './FrameEmbed.tsx';

const signaturePage =
  'data:text/html;charset=utf-8,<!doctype html><html lang="fr"><title>Signature</title><main><h1>Signature</h1></main>';

const meta = {
  title: 'Médias/Cadre',
  component: FrameEmbed,
  args: { title: 'Signature du contrat', src: signaturePage, height: '320px' },
} satisfies Meta<typeof FrameEmbed>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page of another site, with an accessible name. */
export const Cadre: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Signature du contrat')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Chargement…')).toBeNull());
  },
};

/** A loading state in its final size. An empty page fires no load event: here it never ends. */
export const Chargement: Story = {
  args: { loadingText: 'Chargement de la page de signature…', src: 'about:blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement de la page de signature…');
  },
};

/** A frame that never loads times out, and can be retried. An unreachable page would fire a load event of its own. */
export const SansReponse: Story = {
  args: { src: 'about:blank', timeoutMs: 0 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cette page n’a pas pu être affichée.');
  },
};

/** A retry by keyboard requests the page again and shows the loading state. */
export const AuClavier: Story = {
  args: { src: 'about:blank', timeoutMs: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toHaveFocus();
  },
};

/** Texts that wrap stay in the frame, which keeps its height. */
export const TexteLong: Story = {
  args: {
    src: 'about:blank',
    title:
      'Page de signature du contrat de la société civile immobilière des Établissements Belleval-Kerivoal',
    loadingText:
      'Chargement de la page de signature du contrat de la société civile immobilière des Établissements Belleval-Kerivoal…',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    const frame = canvas.getByTitle(/Établissements Belleval-Kerivoal/).parentElement?.parentElement;
    await expect(frame?.getBoundingClientRect().height).toBe(320);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** At 320 px the failure message and its button stay inside the frame. */
export const Etroit: Story = {
  args: {
    src: 'about:blank',
    timeoutMs: 0,
    failedText: 'La page de vérification de votre identité n’a pas pu être affichée.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/vérification de votre identité/),
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
