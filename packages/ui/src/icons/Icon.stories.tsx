import type { Meta, StoryObj } from '@storybook/react-vite';

import { Cluster } from '../layout/index.ts';
import { Icon, type IconName, iconPaths } from './index.ts';

const meta = { title: 'Fondations/Pictogrammes', component: Icon, args: { name: 'eye' } } satisfies Meta<
  typeof Icon
>;
export default meta;

type Story = StoryObj<typeof meta>;

const isIconName = (name: string): name is IconName => name in iconPaths;

export const Tous: Story = {
  render: () => (
    <Cluster gap={24}>
      {Object.keys(iconPaths)
        .filter(isIconName)
        .map((name) => (
          <span
            key={name}
            style={{ display: 'grid', gap: 6, justifyItems: 'center', width: 96, fontSize: 13 }}
          >
            <Icon name={name} size={24} />
            {name}
          </span>
        ))}
    </Cluster>
  ),
};
