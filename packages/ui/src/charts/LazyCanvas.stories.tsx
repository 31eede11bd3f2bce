import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Card } from '../card/index.ts';
import { performanceLines } from './chart-samples.ts';
import { LineChart } from './LineChart.tsx';

/** A file of its own: its page has had no user gesture yet. */
const meta = {
  title: 'Graphiques/Hors écran',
  component: LineChart,
  args: {
    title: 'Évolution des performances par actif',
    unit: { kind: 'index' },
    data: performanceLines,
    emptyText: 'Aucune donnée disponible pour cette période.',
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Below the fold, a chart waits for the first user gesture of any kind; its space is reserved. */
export const SousLEcran: Story = {
  decorators: [(Story) => <div style={{ paddingTop: '300vh' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const stage = () => canvasElement.querySelector('figure [data-size]');
    const height = stage()?.getBoundingClientRect().height;
    // A pending script would hide a chart that does not wait.
    await import('./EchartsCanvas.tsx');
    await seen(canvasElement);
    await seen(canvasElement);
    await expect(stage()?.querySelector('svg')).toBeNull();
    await fireEvent.scroll(window);
    await waitFor(() => expect(stage()?.querySelector('svg text')).toBeInstanceOf(Element), firstDrawing);
    await expect(stage()?.getBoundingClientRect().height).toBe(height);
  },
};

/** Waits until the IntersectionObserver has reported an element that is on screen. */
function seen(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

/** The first chart of a run waits for echarts to load. */
const firstDrawing = { timeout: 30_000 };
