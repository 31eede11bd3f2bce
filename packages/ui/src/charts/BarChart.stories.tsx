import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { savedFile } from '../../.storybook/saved-file.ts';
import { Card } from '../card/index.ts';
import { type Brand, type ColorRole, palettes, toCss } from '../tokens/index.ts';
import { BarChart } from './BarChart.tsx';
import { noBars, plainBars, stackedBars, tallBars } from './chart-samples.ts';

const meta = {
  title: 'Graphiques/Barres',
  component: BarChart,
  args: {
    title: 'Rendement cumulé de vos stratégies',
    unit: { kind: 'percent' },
    data: plainBars,
    emptyText: 'Aucune donnée disponible pour cette période.',
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ParPeriode: Story = {};

export const EmpileParProduit: Story = {
  args: { title: 'Contribution des stratégies par période', data: stackedBars },
};

export const SoldeMasque: Story = {
  args: { isHidden: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les données' }));
    await waitFor(() => expect(canvasElement.querySelector('svg text')).not.toBeNull(), firstDrawing);
    await expect(canvasElement.textContent).not.toMatch(/\d,\d/);
  },
};

/** The arrow keys move through the points; each is announced. */
export const AuClavier: Story = {
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText('mars 2026 : 0,53 %')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('avril 2026 : −0,12 %')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/avril 2026 :/)).toBeNull();
    await userEvent.keyboard('{End}{ArrowLeft}');
  },
};

export const DonneesEnTableau: Story = {
  args: { title: 'Contribution des stratégies par période', data: stackedBars },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les données' }));
    const table = within(canvas.getByRole('table'));
    await expect(table.getByRole('row', { name: /février 2026 0,29\s% −0,06\s% — 0,23\s%/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Masquer les données' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** The same numbers as a CSV file, named after the chart. */
export const EnCsv: Story = {
  args: { title: 'Contribution des stratégies par période', data: stackedBars },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les données' }));
    const file = await savedFile(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Données (CSV)' })),
    );
    await expect(file.name).toBe('contribution-des-strategies-par-periode.csv');
    await expect(await file.content.text()).toContain('février 2026;0,29;-0,06;;0,23');
  },
};

/** The downloaded PNG: twice the density, the light theme of the brand, the products' colours. */
export const EnImage: Story = {
  args: { title: 'Contribution des stratégies par période', data: stackedBars },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les données' }));
    const file = await savedFile(() => userEvent.click(canvas.getByRole('button', { name: 'Image (PNG)' })));
    await expect(file.name).toBe('contribution-des-strategies-par-periode.png');
    const picture = await createImageBitmap(file.content);
    await expect(picture.width).toBe(1920);
    const colors = colorsOf(picture);
    await expect(colors.first).toBe(rgbOf('yield', 'surface'));
    for (const product of ['usdfy', 'btcfy', 'eurfy'] as const) {
      await expect(colors.all).toContain(rgbOf('yield', product));
    }
  },
};

/** Every colour of a picture, as the browser encodes it, and that of its corner. */
function colorsOf(picture: ImageBitmap) {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new TypeError('no canvas');
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, picture.width, picture.height);
  const all = new Set<string>();
  for (let at = 0; at < data.length; at += 4) all.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
  return { all, first: `${data[0]} ${data[1]} ${data[2]}` };
}

/** A token's colour as canvas pixels. */
function rgbOf(brand: Brand, role: ColorRole): string {
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (pen === null) throw new TypeError('no canvas');
  pen.fillStyle = toCss(palettes[brand].light[role]);
  pen.fillRect(0, 0, 1, 1);
  return pen.getImageData(0, 0, 1, 1).data.slice(0, 3).join(' ');
}

/** At 320 px no total is cut by an edge, the last one included. */
export const TotauxLarges: Story = {
  args: { data: tallBars },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const drawing = await waitFor(() => drawingIn(canvasElement), firstDrawing);
    const { left, right } = drawing.getBoundingClientRect();
    const edges = [...drawing.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
    await expect(edges.length).toBeGreaterThan(tallBars.categories.length);
    await expect(Math.max(...edges.map((edge) => edge.right))).toBeLessThanOrEqual(right);
    await expect(Math.min(...edges.map((edge) => edge.left))).toBeGreaterThanOrEqual(left);
  },
};

/** The SVG, once its labels are drawn. */
function drawingIn(element: HTMLElement): SVGSVGElement {
  const drawing = element.querySelector('svg text')?.closest('svg');
  if (!drawing) throw new Error('nothing is drawn yet');
  return drawing;
}

export const SansDonnees: Story = { args: { data: noBars } };

export const Chargement: Story = { args: { status: { kind: 'loading' } } };

export const Etroit: Story = {
  args: { title: 'Contribution des stratégies par période', data: stackedBars },
  globals: { viewport: { value: 'mobile1' } },
};

export const Echec: Story = { args: { status: { kind: 'failed', onRetry: () => undefined } } };

/** Under the site's Trusted Types policy, a renderer that sets markup fails. */
export const SousTrustedTypes: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const original = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') ?? {};
    Object.defineProperty(Element.prototype, 'innerHTML', {
      ...original,
      set(this: Element, markup: string) {
        if (this.closest('figure') !== null) throw new TypeError('Refused markup');
        original.set?.call(this, markup);
      },
    });
    return () => {
      Object.defineProperty(Element.prototype, 'innerHTML', original);
    };
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg path')).not.toBeNull(), firstDrawing);
  },
};

/** The first chart of a run waits for echarts to load. */
const firstDrawing = { timeout: 30_000 };
