import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = { title: 'Accueil' };
export default meta;

export const Accueil: StoryObj = { render: () => <h1>La famille</h1> };
