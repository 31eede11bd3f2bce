import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SuggestField, type SuggestFieldProps } from './index.ts';

const tilleuls = { id: '0', label: '12 avenue des Tilleuls', description: '69003 Lyon' };

/** Proposes as soon as something is typed, as a server would. */
function Sample({ onChange, ...props }: SuggestFieldProps) {
  const [value, setValue] = useState(props.value);
  const suggestions = value.length < 3 || value === tilleuls.label ? none : props.suggestions;
  return (
    <SuggestField
      {...props}
      onChange={(typed) => {
        setValue(typed);
        onChange(typed);
      }}
      onChoose={(id) => {
        setValue(tilleuls.label);
        props.onChoose(id);
      }}
      suggestions={suggestions}
      value={value}
    />
  );
}

const none = [] as const;

const meta = {
  title: 'Saisie/Texte avec propositions',
  component: Sample,
  args: {
    label: 'Adresse',
    value: '',
    suggestions: [tilleuls],
    onChange: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The arrows and Entrée choose. */
export const AuClavier: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Adresse' });
    await userEvent.type(input, '12 av');
    await expect(await screen.findByRole('option', { name: /Tilleuls/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('0');
    await expect(input).toHaveValue('12 avenue des Tilleuls');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};

/** Anything may be typed: Échap and leaving the field keep it. */
export const TexteLibre: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Adresse' });
    await userEvent.type(input, 'Lieu-dit Kerivoal');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(input).toHaveValue('Lieu-dit Kerivoal');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const EnErreur: Story = {
  args: { error: 'Veuillez renseigner votre adresse postale', suggestions: [] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Adresse' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Veuillez renseigner votre adresse postale');
  },
};
