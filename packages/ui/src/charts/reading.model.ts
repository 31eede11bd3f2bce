import type { ChartHue, ChartStroke } from './chart.model.ts';
import { chartTexts } from './chart.texts.ts';

/** A column of numbers: a series, a total, a share. */
export interface ReadingColumn {
  readonly id: string;
  readonly label: string;
  readonly hue?: ChartHue;
  readonly stroke?: ChartStroke;
}

export interface ReadingPoint {
  readonly id: string;
  readonly label: string;
  /** The label in a CSV file, when different from `label`: an ISO day for spreadsheets. */
  readonly fileLabel?: string;
  /** One formatted text a column, already bullets when balances are hidden. */
  readonly values: readonly string[];
}

/**
 * The texts of a chart. The data table, the tooltip and the announcement of each point are three views of this one
 * object, so they cannot disagree.
 */
export interface ChartReading {
  readonly pointHead: string;
  readonly columns: readonly ReadingColumn[];
  readonly count: number;
  /** Formatted lazily: a switch of period redraws three charts of a year, whose tables are seldom opened. */
  readonly points: readonly ReadingPoint[];
}

interface ReadingSource extends Pick<ChartReading, 'pointHead' | 'columns' | 'count'> {
  readonly points: () => readonly ReadingPoint[];
}

/** A reading whose texts are formatted once, on first read. */
export function lazyReading({ pointHead, columns, count, points }: ReadingSource): ChartReading {
  let made: readonly ReadingPoint[] | null = null;
  return {
    pointHead,
    columns,
    count,
    get points() {
      made ??= points();
      return made;
    },
  };
}

/** « mars 2026 : 0,53 % », or « mars 2026 : USDFY 0,36 % ; BTCFY 0,12 % ; Total 0,53 % ». */
export function announcePoint(reading: ChartReading, index: number | null): string {
  const { columns } = reading;
  const point = index === null ? undefined : reading.points[index];
  if (point === undefined) return '';
  const [only, ...others] = point.values;
  if (only !== undefined && others.length === 0) return chartTexts.named(point.label, only);
  const parts = point.values.flatMap((value, column) =>
    value === '' ? [] : [`${columns[column]?.label ?? ''} ${value}`.trim()],
  );
  return chartTexts.named(point.label, chartTexts.list(parts));
}

/** The index an arrow key leads to; `null` for any other key. */
export function nextPoint(key: string, current: number | null, count: number): number | null {
  if (count === 0) return null;
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return current === null ? 0 : Math.min(current + 1, last);
    case 'ArrowLeft':
    case 'ArrowDown':
      return current === null ? last : Math.max(current - 1, 0);
    case 'PageUp':
      return Math.max((current ?? last) - PAGE, 0);
    case 'PageDown':
      return Math.min((current ?? 0) + PAGE, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** PageUp and PageDown skip a month of a long history. */
const PAGE = 30;

/** The index of the anchor nearest to a position on the axis. */
export function nearestAnchor(anchors: readonly number[], position: number): number | null {
  let nearest: number | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, anchor] of anchors.entries()) {
    const away = Math.abs(anchor - position);
    if (away < distance) {
      nearest = index;
      distance = away;
    }
  }
  return nearest;
}
