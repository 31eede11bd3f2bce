import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChoiceEditor, FilterPills } from './index.ts';

type Status = 'pending' | 'signed';
const labels = { pending: 'En attente', signed: 'Signé' } as const;
const statuses = ['pending', 'signed'] as const;
const options = statuses.map((value) => ({ value, label: labels[value] }));

interface Chosen {
  readonly value: Status;
  readonly isNot: boolean;
}

function Sample({ first }: { readonly first: Readonly<Record<string, Chosen>> }) {
  const [chosen, setChosen] = useState(first);
  const pill = (id: string, label: string) => {
    const current = chosen[id];
    const word = current === undefined ? null : labels[current.value];
    return {
      id,
      label,
      text: current?.isNot === true ? `n’est pas ${word ?? ''}` : word,
      onClear: () => setChosen(({ [id]: _gone, ...others }) => others),
      renderEditor: (close: () => void) => (
        <ChoiceEditor
          isNot={current?.isNot ?? false}
          label={label}
          onChange={(value, isNot) => {
            setChosen({ ...chosen, [id]: { value, isNot } });
            close();
          }}
          options={options}
          value={current?.value ?? null}
        />
      ),
    };
  };
  return (
    <FilterPills
      filters={[pill('status', 'Statut'), pill('before', 'Statut précédent')]}
      onClearAll={() => setChosen({})}
    />
  );
}

const meta = {
  title: 'Données/Filtres en pastilles',
  component: Sample,
  args: { first: {} },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

const pressed = (name: string) => screen.getByRole('button', { name });

/** Added by the keyboard alone, changed to « n’est pas », then removed: the focus stays among the pills. */
export const AuClavier: Story = {
  play: async () => {
    pressed('Filtre').focus();
    await userEvent.keyboard('{Enter}');
    const list = within(await screen.findByRole('dialog', { name: 'Filtre' }));
    list.getByRole('button', { name: 'Statut' }).focus();
    await userEvent.keyboard('{Enter}');
    const bubble = within(await screen.findByRole('dialog', { name: 'Filtre Statut' }));
    await userEvent.click(bubble.getByRole('option', { name: 'Signé' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(pressed('Statut\u00a0: Signé'));
    await userEvent.click(await screen.findByRole('radio', { name: 'n’est pas' }));
    await waitFor(() => expect(pressed('Statut\u00a0: n’est pas Signé')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(pressed('Retirer le filtre Statut'));
    await waitFor(() => expect(pressed('Filtre')).toHaveFocus());
  },
};

export const Plusieurs: Story = {
  args: { first: { status: { value: 'signed', isNot: false }, before: { value: 'pending', isNot: true } } },
  play: async () => {
    await userEvent.click(pressed('Retirer le filtre Statut'));
    await expect(pressed('Statut précédent\u00a0: n’est pas En attente')).toHaveFocus();
    await userEvent.click(pressed('Effacer les filtres'));
    await expect(screen.queryByRole('button', { name: /Retirer/ })).toBeNull();
  },
};
