import { ChartSwatch } from './ChartLegend.tsx';
import styles from './chart.module.css';
import type { ChartReading } from './reading.model.ts';

export interface ChartTooltipProps {
  readonly reading: ChartReading;
  readonly index: number;
  /** The position of the point and the width of the chart, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/**
 * The tooltip of the active point. Hidden from assistive technology, which reads the same text from the live region of
 * `ChartSurface`. Positioned through style properties, which the content security policy allows.
 */
export function ChartTooltip({ reading, index, left, top, bottom, width }: ChartTooltipProps) {
  const point = reading.points[index];
  if (point === undefined) return null;
  const side = left > width / 2 ? 'left' : 'right';
  return (
    <div aria-hidden="true" className={styles.overlay}>
      <i className={styles.cursor} style={{ left, top, height: bottom - top }} />
      <div className={styles.tooltip} data-side={side} style={{ left, top }}>
        <strong>{point.label}</strong>
        <dl>
          {reading.columns.map(({ id, label, hue, stroke }, column) =>
            point.values[column] === '' ? null : (
              <div key={id}>
                <dt>
                  {hue === undefined ? null : <ChartSwatch hue={hue} stroke={stroke} />}
                  {label}
                </dt>
                <dd>{point.values[column]}</dd>
              </div>
            ),
          )}
        </dl>
      </div>
    </div>
  );
}
