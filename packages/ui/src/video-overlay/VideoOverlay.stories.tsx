import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { VideoOverlay } from './VideoOverlay.tsx';

/** A URL that never responds, for one player: the video stays in its loading state. */
function endlessFilm(): string {
  return URL.createObjectURL(new MediaSource());
}

/** axe waits ten seconds for a loading video: it runs once the dialog is closed. */
async function close() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** A poster in the product's colour, without a file. */
const poster =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cdefs%3E%3ClinearGradient id="g" x2="1" y2="1"%3E%3Cstop stop-color="%23126b52"/%3E%3Cstop offset="1" stop-color="%23052"/%3E%3C/linearGradient%3E%3C/defs%3E%3Cpath fill="url(%23g)" d="M0 0h16v9H0z"/%3E%3C/svg%3E';

const meta = {
  title: 'Médias/Vidéo',
  component: VideoOverlay,
  // A modal covers the page: in the documentation each example has a frame of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  args: { title: 'Comprendre USDFY', src: 'about:blank', duration: '3\u00A0min' },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof VideoOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

const film = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Comprendre USDFY' });
  const video = dialog.querySelector('video');
  if (video === null) throw new Error('no film');
  return video;
};

/** Nothing is fetched before it is opened. */
export const Ferme: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Regarder.+Comprendre USDFY/ })).toBeVisible();
    await expect(document.querySelector('video')).toBeNull();
  },
};

export const AvecImage: Story = { args: { posterSrc: poster } };
/** Beside other links, and behind a poster without a file. */
export const Lien: Story = {
  args: { look: 'link' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Vidéo.+Comprendre USDFY/ }));
    await expect(await film()).toBeInTheDocument();
    await close();
  },
};

export const Dessin: Story = { args: { poster: <strong>USDFY</strong> } };
export const SansDuree: Story = { args: { duration: undefined } };

/** Entrée opens, Échap stops and returns the focus. */
export const AuClavier: Story = {
  args: { src: endlessFilm() },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const card = canvas.getByRole('button', { name: /Regarder/ });
    await expect(card).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await film()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
    await waitFor(() => expect(card).toHaveFocus());
  },
};

/** A loading state is shown until the video plays. */
export const Chargement: Story = {
  args: { src: endlessFilm() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Regarder/ }));
    await expect(await screen.findByText('Chargement de la vidéo…')).toBeVisible();
    await close();
  },
};

export const Lecture: Story = {
  args: { src: endlessFilm() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Regarder/ }));
    await fireEvent.loadedData(await film());
    await waitFor(() => expect(screen.queryByText('Chargement de la vidéo…')).toBeNull());
    await close();
  },
};

/** A URL without a video: the error, and a retry, which fetches again. */
export const EnEchec: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Regarder/ }));
    const failure = await screen.findByRole('alert');
    await expect(failure).toHaveTextContent('La vidéo n’a pas pu être lue.');
    await expect(screen.getByRole('link', { name: 'Ouvrir la vidéo dans un nouvel onglet' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(failure).not.toBeInTheDocument());
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

/** At 320 px the text stays in the picture. */
export const TexteLong: Story = {
  args: {
    title: 'Comprendre le calcul de la valeur liquidative et des frais de gestion en trois minutes',
    posterSrc: poster,
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('button');
    await expect(card.scrollHeight).toBeLessThanOrEqual(card.clientHeight);
  },
};
