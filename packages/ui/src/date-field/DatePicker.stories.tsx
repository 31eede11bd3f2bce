import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { DatePicker } from './index.ts';

const meta = {
  title: 'Saisie/Date au calendrier',
  component: DatePicker,
  args: { label: 'Date de paiement', value: '2026-03-03', onChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Ouvrir le calendrier/ }));
  return screen.findByRole('dialog');
};

/** The calendar is in French, its weeks start on Monday, and its value is an ISO day. */
export const AuCalendrier: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas);
    const days = [...dialog.querySelectorAll('th')].map((day) => day.textContent);
    await expect(days).toEqual(['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.']);
    await userEvent.click(within(dialog).getByRole('button', { name: /jeudi 12 mars 2026/ }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-03-12');
  },
};

/** ↓ moves to the same day a week later, Entrée selects it, and the focus returns. */
export const AuClavier: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: /Ouvrir le calendrier/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('button', { name: /mardi 3 mars 2026/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('button', { name: /mardi 10 mars 2026/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-03-10');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Open: the selected day is announced, and months can be changed. */
export const Ouvert: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(
      within(dialog).getByRole('button', { name: /mardi 3 mars 2026.*sélectionné/ }),
    ).toBeVisible();
    const [next] = within(dialog).getAllByRole('button', { name: 'Suivant' });
    await expect(next).toBeEnabled();
  },
};

/** A day out of bounds is announced as unavailable and cannot be selected. */
export const Bornee: Story = {
  args: { min: '2026-03-01', max: '2026-03-15' },
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas);
    const after = within(dialog).getByRole('button', { name: /lundi 16 mars 2026/ });
    await expect(after).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(after);
    await expect(args.onChange).not.toHaveBeenCalled();
    const [next] = within(dialog).getAllByRole('button', { name: 'Suivant' });
    await expect(next).toBeDisabled();
  },
};

function FocusedByItsForm() {
  const field = useRef<HTMLElement>(null);
  return (
    <Stack>
      <DatePicker
        error="Choisissez une date."
        label="Date de paiement"
        onChange={fn()}
        ref={field}
        value={null}
      />
      <Button onPress={() => field.current?.focus()}>Enregistrer</Button>
    </Stack>
  );
}

/** Its form can focus it. */
export const EnErreur: Story = {
  render: () => <FocusedByItsForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    const [day] = canvas.getAllByRole('spinbutton');
    await expect(day).toHaveFocus();
    await expect(day).toHaveAccessibleDescription(/Choisissez une date/);
  },
};

export const Vide: Story = { args: { value: null } };

export const Desactivee: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Ouvrir le calendrier/ })).toBeDisabled();
  },
};

export const TexteLong: Story = {
  args: { label: 'Date à laquelle le virement a été exécuté par votre établissement bancaire' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
