import type { IsoDay } from '@repo/domain/dates';
import { formatDayLabel, formatLongDate, formatNumericDate } from '@repo/domain/format';
import { type PointerEvent, useMemo, useState } from 'react';
import { cx } from '../internal/class-names.ts';
import { ChartSurface } from './ChartSurface.tsx';
import { ChartTooltip } from './ChartTooltip.tsx';
import type { ChartHue, ChartUnit } from './chart.model.ts';
import { chartTexts } from './chart.texts.ts';
import { chartFormat } from './chart-format.ts';
import { lazyReading } from './reading.model.ts';
import { Sparkline } from './Sparkline.tsx';
import styles from './sparkline.module.css';
import { useActivePoint } from './use-active-point.ts';

export interface TrendProps {
  /** What it shows, for screen readers and in the reading: « Valeur du portefeuille ». */
  readonly title: string;
  /** In order of time. Keep the array stable between renders. */
  readonly points: readonly { readonly date: IsoDay; readonly value: number }[];
  readonly unit: ChartUnit;
  readonly isHidden?: boolean | undefined;
  readonly hue?: ChartHue | undefined;
  readonly className?: string | undefined;
}

/** A sparkline that is read: the dates of its ends below, the value and the day of each point under a pointer or by the arrow keys. */
export function Trend({ title, points, unit, isHidden = false, hue, className }: TrendProps) {
  const reading = useMemo(() => {
    const format = chartFormat(unit, isHidden);
    return lazyReading({
      pointHead: chartTexts.date,
      columns: [{ id: 'value', label: title }],
      count: points.length,
      points: () =>
        points.map(({ date, value }) => ({
          id: date,
          label: formatLongDate(date),
          fileLabel: formatNumericDate(date),
          values: [format.value(value)],
        })),
    });
  }, [points, title, unit, isHidden]);
  const values = useMemo(() => points.map(({ value }) => value), [points]);
  const active = useActivePoint(points.length);
  const [box, setBox] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const steps = points.length - 1;
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width, height } = currentTarget.getBoundingClientRect();
    setBox({ width, height });
    active.select(Math.max(0, Math.min(steps, Math.round(((clientX - left) / width) * steps))));
  };
  return (
    <div className={cx(styles.trend, className)}>
      <ChartSurface
        active={active}
        className={styles.plot}
        onPointerMove={follow}
        reading={reading}
        title={title}
      >
        <Sparkline hue={hue} values={values} />
        {active.index === null || box === null ? null : (
          <ChartTooltip
            bottom={box.height}
            index={active.index}
            left={(active.index / steps) * box.width}
            reading={reading}
            top={0}
            width={box.width}
          />
        )}
      </ChartSurface>
      <p aria-hidden="true" className={styles.ends}>
        <span>{endLabel(first.date, last.date)}</span>
        <span>{formatLongDate(last.date)}</span>
      </p>
    </div>
  );
}

/** The first day; its year too where it is not that of the last. */
function endLabel(first: IsoDay, last: IsoDay): string {
  return first.slice(0, 4) === last.slice(0, 4) ? formatDayLabel(first) : formatLongDate(first);
}
