import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PickList, type PickListProps } from './PickList.tsx';

interface Receipt {
  readonly id: string;
  readonly name: string;
}

const items: readonly Receipt[] = [
  { id: 'a', name: 'Yanis Roche' },
  { id: 'b', name: 'Julien Perrot' },
  { id: 'c', name: 'Une société dont le nom très long ne tient pas sur une seule ligne de cette liste' },
];

const onConfirm = fn();

function Controlled(props: Partial<PickListProps<Receipt>>) {
  const [value, setValue] = useState<string | null>('a');
  return (
    <div style={{ maxWidth: 320 }}>
      <PickList
        items={items}
        label="Encaissements"
        onChange={setValue}
        onConfirm={onConfirm}
        textOf={({ name }) => name}
        value={value}
        {...props}
      >
        {({ name }) => name}
      </PickList>
    </div>
  );
}

const meta = { title: 'Données/Liste à ouvrir', component: Controlled } satisfies Meta<typeof Controlled>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ordinaire: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'Julien Perrot' }));
    await expect(canvas.getByRole('option', { name: 'Julien Perrot' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** The arrows open the next item; Entrée confirms it. */
export const AuClavier: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Julien Perrot' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledWith('b');
  },
};

export const Vide: Story = { args: { items: [] } };
