import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { VideoOverlay } from '../video-overlay/index.ts';
import { FrameEmbed } from './index.ts';

const meta = {
  title: 'Médias/Cadre et vidéo',
  component: FrameEmbed,
  args: { title: 'Signature du contrat', src: 'about:blank', height: '320px' },
} satisfies Meta<typeof FrameEmbed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cadre: Story = {};

/** A frame that never answers is given up, and can be tried again. */
export const SansReponse: Story = {
  args: { src: 'https://exemple.invalid/', timeoutMs: 0 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible());
  },
};
export const Video: Story = {
  render: () => <VideoOverlay duration="3 min" src="about:blank" title="Comprendre USDFY" />,
};
