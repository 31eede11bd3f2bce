import { useId } from 'react';
import { cx } from '../internal/class-names.ts';
import { type ChartHue, hueColor } from './chart.model.ts';
import { sparklinePaths } from './sparkline.model.ts';
import styles from './sparkline.module.css';

export interface SparklineProps {
  readonly values: readonly number[];
  /** The text alternative; without it the line is decorative, beside a figure with the same meaning. */
  readonly label?: string | undefined;
  readonly hue?: ChartHue | undefined;
  readonly className?: string | undefined;
}

/** Drawn in this box, then stretched to its container; the stroke keeps its width. */
const BOX = { width: 400, height: 96 } as const;

/** A trend without axes, in plain SVG: it needs no chart library. */
export function Sparkline({ values, label, hue = 'accent', className }: SparklineProps) {
  const gradient = useId();
  const paths = sparklinePaths(values, BOX);
  const role =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg
      {...role}
      className={cx(styles.sparkline, className)}
      preserveAspectRatio="none"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
    >
      {paths === null ? null : (
        <>
          <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor={hueColor(hue)} stopOpacity="0.18" />
            <stop offset="1" stopColor={hueColor(hue)} stopOpacity="0" />
          </linearGradient>
          <path d={paths.area} fill={`url(#${gradient})`} />
          <path className={styles.line} d={paths.line} stroke={hueColor(hue)} />
        </>
      )}
    </svg>
  );
}
