import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { DateField } from './index.ts';

const meta = {
  title: 'Saisie/Date',
  component: DateField,
  args: { label: 'Date de naissance', value: '1984-03-03', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

const typed = fn();
function Remembering() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <DateField
      label="Date de naissance"
      onChange={(next) => {
        typed(next);
        setDay(next);
      }}
      value={day}
    />
  );
}

/** Day, month, year, in French order; typing moves from one segment to the next. */
export const AuClavier: Story = {
  render: () => <Remembering />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const parts = within(canvas.getByRole('group', { name: 'Date de naissance' })).getAllByRole('spinbutton');
    await expect(parts).toHaveLength(3);
    await expect(parts[0]).toHaveFocus();
    await userEvent.keyboard('03031984');
    await expect(typed).toHaveBeenLastCalledWith('1984-03-03');
  },
};

/** The arrows step a segment, and wrap round at its bounds. */
export const AuxFleches: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1984-03-04');
  },
};

function FocusedByItsForm() {
  const field = useRef<HTMLElement>(null);
  return (
    <Stack>
      <DateField
        error="La date de naissance est obligatoire."
        label="Date de naissance"
        onChange={fn()}
        ref={field}
        value={null}
      />
      <Button onPress={() => field.current?.focus()}>Enregistrer</Button>
    </Stack>
  );
}

/** Invalid, its error is shown and associated with it; its form can focus it. */
export const EnErreur: Story = {
  render: () => <FocusedByItsForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    const [day] = canvas.getAllByRole('spinbutton');
    await expect(day).toHaveFocus();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(day).toHaveAccessibleDescription(/La date de naissance est obligatoire/);
  },
};

export const Vide: Story = { args: { value: null, description: 'Comme sur votre pièce d’identité.' } };
export const Verifiee: Story = { args: { success: 'Date vérifiée' } };

export const Desactivee: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('spinbutton')[0]).not.toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LectureSeule: Story = {
  args: { isReadOnly: true },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}05');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** At 320 px the label wraps, the date does not. */
export const TexteLong: Story = {
  args: {
    label: 'Date de naissance du représentant légal de la société telle qu’elle figure au registre',
    isOptional: true,
    description: 'Elle nous est demandée par la réglementation sur la lutte contre le blanchiment.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};
