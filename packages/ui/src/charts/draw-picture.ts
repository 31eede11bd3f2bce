import * as echarts from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { CHART_FONT, type ChartOption } from './chart.model.ts';
import { chartParts } from './chart-parts.ts';
import type { ChartPicture, PictureLegend } from './chart-picture.ts';

echarts.use([...chartParts, CanvasRenderer]);

/**
 * Wide enough for twelve totals side by side, whatever the size of the screen. In CSS pixels, drawn at twice that
 * density.
 */
const WIDTH = 960;
const PLOT_HEIGHT = 400;
const RING_SIZE = 300;
const PADDING = 40;
const TITLE_HEIGHT = 48;
const LEGEND_HEIGHT = 44;
const SCALE = 2;

type ColorOf = (role: string) => string;

/**
 * A chart as a PNG, with its title and legend: in the brand of the page and always in its light theme, because it is
 * pasted into documents.
 */
export async function drawPicture(title: string, picture: ChartPicture): Promise<Blob> {
  const isRing = picture.centre !== undefined;
  const drawn = { width: isRing ? RING_SIZE : WIDTH - 2 * PADDING, height: isRing ? RING_SIZE : PLOT_HEIGHT };
  const hasLegendBelow = !isRing && picture.legend.length > 1;
  const height = 2 * PADDING + TITLE_HEIGHT + drawn.height + (hasLegendBelow ? LEGEND_HEIGHT : 0);
  const { canvas, pen } = sheet(WIDTH, height);
  const colorOf = lightColors();
  pen.fillStyle = colorOf('surface');
  pen.fillRect(0, 0, WIDTH, height);
  write(pen, {
    text: title,
    x: PADDING,
    y: PADDING + 18,
    font: `600 20px ${CHART_FONT}`,
    color: colorOf('ink'),
  });
  const top = PADDING + TITLE_HEIGHT;
  const chart = drawChart(picture.buildOption(), drawn, colorOf);
  pen.drawImage(chart, PADDING, top, drawn.width, drawn.height);
  if (picture.centre !== undefined) drawRingWords(pen, { ...picture, centre: picture.centre }, top, colorOf);
  if (hasLegendBelow) drawLegendLine(pen, picture.legend, top + drawn.height + LEGEND_HEIGHT - 8, colorOf);
  return toBlob(canvas);
}

function sheet(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new TypeError('This browser draws no canvas');
  pen.scale(SCALE, SCALE);
  return { canvas, pen };
}

/** The colour roles of the page's brand in the light theme, read from a temporary element with that theme. */
function lightColors(): ColorOf {
  const probe = document.createElement('div');
  probe.dataset['brand'] = document.documentElement.dataset['brand'] ?? 'yield';
  probe.dataset['theme'] = 'light';
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const known = new Map<string, string>();
  for (const role of pictureRoles) known.set(role, style.getPropertyValue(`--color-${role}`).trim());
  probe.remove();
  return (role) => known.get(role) ?? '';
}

const pictureRoles = [
  'surface',
  'ink',
  'ink-muted',
  'line',
  'accent',
  'gold',
  'usdfy',
  'btcfy',
  'ethfy',
  'eurfy',
] as const;

function drawChart(
  option: ChartOption,
  { width, height }: { readonly width: number; readonly height: number },
  colorOf: ColorOf,
): HTMLCanvasElement {
  const { canvas } = sheet(width, height);
  paint(option, colorOf);
  const chart = echarts.init(canvas, null, { renderer: 'canvas', width, height, devicePixelRatio: SCALE });
  chart.setOption(option);
  chart.getZr().flush();
  const copy = sheet(width, height);
  copy.pen.drawImage(canvas, 0, 0, width, height);
  // Disposing clears the canvas it was given.
  chart.dispose();
  return copy.canvas;
}

/** A canvas cannot resolve custom properties: each is replaced by its colour, in place. */
function paint(part: object, colorOf: ColorOf): void {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'object' && value !== null) paint(value, colorOf);
    else if (typeof value === 'string' && value.includes('var(--color-')) {
      Reflect.set(
        part,
        key,
        value.replaceAll(/var\(--color-([\w-]+)\)/gu, (_all, role: string) => colorOf(role)),
      );
    }
  }
}

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly color: string;
  readonly align?: CanvasTextAlign;
}

function write(pen: CanvasRenderingContext2D, { text, x, y, font, color, align = 'left' }: Line): void {
  pen.font = font;
  pen.fillStyle = color;
  pen.textAlign = align;
  pen.textBaseline = 'alphabetic';
  pen.fillText(text, x, y);
}

/** The text in the hole, and each slice with its figures at the right of the ring. */
function drawRingWords(
  pen: CanvasRenderingContext2D,
  { centre, legend }: ChartPicture & { readonly centre: { readonly label: string; readonly value: string } },
  top: number,
  colorOf: ColorOf,
): void {
  const middle = { x: PADDING + RING_SIZE / 2, y: top + RING_SIZE / 2, align: 'center' as const };
  const label = { text: centre.label, font: `400 13px ${CHART_FONT}`, color: colorOf('ink-muted') };
  write(pen, { ...middle, ...label, y: middle.y - 10 });
  write(pen, {
    ...middle,
    text: centre.value,
    y: middle.y + 16,
    font: `600 20px ${CHART_FONT}`,
    color: colorOf('ink'),
  });
  const left = PADDING + RING_SIZE + 64;
  const first = middle.y - ((legend.length - 1) * 40) / 2;
  for (const [index, entry] of legend.entries()) {
    const y = first + index * 40;
    mark(pen, entry, { x: left, y: y - 5 }, colorOf);
    write(pen, { text: entry.label, x: left + 28, y, font: `500 16px ${CHART_FONT}`, color: colorOf('ink') });
    for (const [column, value] of (entry.figures ?? []).entries()) {
      const x = WIDTH - PADDING - ((entry.figures?.length ?? 1) - 1 - column) * 110;
      const color = colorOf(column === 0 ? 'ink' : 'ink-muted');
      write(pen, { text: value, x, y, font: `400 16px ${CHART_FONT}`, color, align: 'right' });
    }
  }
}

function drawLegendLine(
  pen: CanvasRenderingContext2D,
  legend: readonly PictureLegend[],
  y: number,
  colorOf: ColorOf,
): void {
  let x = PADDING;
  for (const entry of legend) {
    mark(pen, entry, { x, y: y - 5 }, colorOf);
    const font = `400 14px ${CHART_FONT}`;
    write(pen, { text: entry.label, x: x + 28, y, font, color: colorOf('ink-muted') });
    x += 28 + pen.measureText(entry.label).width + 28;
  }
}

const dashes = { solid: [], dashed: [5, 4], dotted: [2, 3] } as const;

/** A square for bars and slices, a sample of its stroke for lines. */
function mark(
  pen: CanvasRenderingContext2D,
  { hue, stroke }: PictureLegend,
  at: { readonly x: number; readonly y: number },
  colorOf: ColorOf,
): void {
  pen.fillStyle = colorOf(hue);
  if (stroke === undefined) {
    pen.fillRect(at.x + 4, at.y - 6, 12, 12);
    return;
  }
  pen.strokeStyle = colorOf(hue);
  pen.lineWidth = 2;
  pen.setLineDash([...dashes[stroke]]);
  pen.beginPath();
  pen.moveTo(at.x, at.y);
  pen.lineTo(at.x + 20, at.y);
  pen.stroke();
  pen.setLineDash([]);
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new TypeError('The picture is empty'));
      else resolve(blob);
    }, 'image/png');
  });
}
