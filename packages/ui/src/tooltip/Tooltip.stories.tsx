import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { Cluster } from '../layout/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Retours/Infobulle',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { text: 'Copier l’adresse', children: <Button variant="ghost">Copier</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A pointer that passes does not open it. First of the file: right after another, a tooltip shows at once. */
export const AvecDelai: Story = {
  args: { delayMs: 60_000 },
  play: async ({ canvas }) => {
    await userEvent.hover(document.body);
    await userEvent.hover(canvas.getByRole('button', { name: 'Copier' }));
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** Keyboard focus shows it at once; Échap hides it and leaves the focus on the button. */
export const AuFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Copier' });
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Copier l’adresse');
    await expect(button).toHaveAccessibleDescription('Copier l’adresse');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** A pointer that rests shows it; one that leaves hides it. */
export const AuSurvol: Story = {
  args: { delayMs: 10 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copier' });
    await waitFor(async () => {
      // React Aria ignores a hover before a first pointer move, and one after the window had the focus back: it comes again.
      await userEvent.unhover(button);
      await userEvent.hover(document.body);
      await userEvent.hover(button);
      const tooltip = await screen.findByRole('tooltip', {}, { timeout: 1000 });
      await expect(tooltip).toHaveTextContent('Copier l’adresse');
    });
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

const pressed = fn();
/** A press runs the button's action, and hides the tooltip. */
export const AvecRaccourci: Story = {
  args: {
    text: 'Rechercher partout',
    shortcut: 'Ctrl\u00A0K',
    placement: 'bottom',
    children: (
      <Button onPress={pressed} variant="ghost">
        Rechercher
      </Button>
    ),
  },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Rechercher partout');
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenCalledTimes(1);
  },
};

export const TexteLong: Story = {
  args: {
    text: 'Le prix de rachat est calculé sur la première valeur liquidative qui suit l’heure limite de centralisation.',
    children: <Button variant="ghost">{'Pourquoi\u202F?'}</Button>,
  },
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(280);
  },
};

/** Near the edge of a 320 px page it stays inside. */
export const Etroite: Story = {
  parameters: { layout: 'fullscreen' },
  args: { text: 'Télécharger le contrat signé au format PDF', placement: 'start' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
  },
};

export const Desactivee: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copier' })).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** An icon-only button has its own tooltip. */
export const PlusieursBoutons: Story = {
  render: () => (
    <Cluster>
      <IconButton icon="eye-off" label="Masquer le solde" variant="quiet" />
      <IconButton icon="download" label="Télécharger le relevé" variant="quiet" />
    </Cluster>
  ),
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Masquer le solde');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Télécharger le relevé'));
  },
};
