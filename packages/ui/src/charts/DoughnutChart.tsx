import { useMemo } from 'react';
import { ChartFigure, type ChartFrameProps } from './ChartFigure.tsx';
import { ChartSurface } from './ChartSurface.tsx';
import type { ChartUnit } from './chart.model.ts';
import { chartFormat } from './chart-format.ts';
import { DoughnutLegend } from './DoughnutLegend.tsx';
import {
  buildDoughnutOption,
  type DoughnutSlice,
  readSlices,
  summariseSlices,
  visibleSlices,
} from './doughnut.model.ts';
import styles from './doughnut.module.css';
import { LazyCanvas } from './LazyCanvas.tsx';
import { useActivePoint } from './use-active-point.ts';

export interface DoughnutChartProps extends ChartFrameProps {
  readonly slices: readonly DoughnutSlice[];
  readonly unit: ChartUnit;
  /**
   * The text in the hole. `value` is the exact total, formatted by the caller; replaced by bullets when balances are
   * hidden.
   */
  readonly centre: { readonly label: string; readonly value: string };
  /** In the hole when there is no data; `emptyText` replaces the legend. */
  readonly emptyCentre: string;
}

/** The shares of a whole, with the total in the hole and the amounts in the legend. */
export function DoughnutChart({ slices, unit, centre, emptyCentre, isHidden, ...frame }: DoughnutChartProps) {
  const { parts, reading, summary, total } = useMemo(() => {
    const format = chartFormat(unit, isHidden);
    const visible = visibleSlices(slices);
    return {
      parts: visible,
      reading: readSlices(visible, format),
      summary: summariseSlices(visible, format),
      total: isHidden === true ? format.bare(0) : centre.value,
    };
  }, [slices, unit, isHidden, centre.value]);
  const active = useActivePoint(parts.length);
  const picture = {
    buildOption: () => buildDoughnutOption(parts, null),
    legend: parts.map(({ label, hue }, index) => ({ label, hue, figures: reading.points[index]?.values })),
    centre: { label: centre.label, value: total },
  };
  const option = useMemo(() => buildDoughnutOption(parts, active.index), [parts, active.index]);
  const point = active.index === null ? undefined : reading.points[active.index];
  return (
    <ChartFigure
      {...frame}
      emptyDrawing={<EmptyRing text={emptyCentre} />}
      legend={<DoughnutLegend activeIndex={active.index} reading={reading} slices={parts} />}
      picture={picture}
      reading={reading}
      size="doughnut"
      summary={summary}
    >
      <ChartSurface active={active} className={styles.ring} reading={reading} title={frame.title}>
        <LazyCanvas onHover={active.select} option={option} />
        <Centre label={point?.label ?? centre.label} value={point?.values[0] ?? total} />
      </ChartSurface>
    </ChartFigure>
  );
}

function Centre({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div aria-hidden="true" className={styles.centre}>
      <span className={styles.centreLabel}>{label}</span>
      <span className={styles.centreValue}>{value}</span>
    </div>
  );
}

function EmptyRing({ text }: { readonly text: string }) {
  return (
    <div className={styles.emptyRing}>
      <div className={styles.centre}>
        <span className={styles.centreLabel}>{text}</span>
      </div>
    </div>
  );
}
