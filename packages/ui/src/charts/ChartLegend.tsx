import { type ChartHue, type ChartStroke, hueColor } from './chart.model.ts';
import styles from './chart.module.css';

/** The mark of a series: a square for bars and slices, a sample of its stroke for lines. */
export function ChartSwatch({
  hue,
  stroke,
}: {
  readonly hue: ChartHue;
  readonly stroke?: ChartStroke | undefined;
}) {
  return (
    <i
      aria-hidden="true"
      className={styles.swatch}
      data-stroke={stroke ?? 'none'}
      style={{ color: hueColor(hue) }}
    />
  );
}

export interface ChartLegendProps {
  readonly entries: readonly {
    readonly id: string;
    readonly label: string;
    readonly hue: ChartHue;
    readonly stroke?: ChartStroke | undefined;
  }[];
}

/** The colour and the stroke of each series. */
export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ id, label, hue, stroke }) => (
        <li key={id}>
          <ChartSwatch hue={hue} stroke={stroke} />
          {label}
        </li>
      ))}
    </ul>
  );
}
