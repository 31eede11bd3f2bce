import { ChartSwatch } from './ChartLegend.tsx';
import type { DoughnutSlice } from './doughnut.model.ts';
import styles from './doughnut.module.css';
import type { ChartReading } from './reading.model.ts';

export interface DoughnutLegendProps {
  readonly slices: readonly DoughnutSlice[];
  readonly reading: ChartReading;
  readonly activeIndex: number | null;
}

/** Name, amount and share of each slice; the active one is highlighted. */
export function DoughnutLegend({ slices, reading, activeIndex }: DoughnutLegendProps) {
  return (
    <ul className={styles.legend}>
      {slices.map(({ id, label, hue }, index) => {
        const [value, share] = reading.points[index]?.values ?? [];
        return (
          <li data-active={index === activeIndex ? '' : undefined} key={id}>
            <span className={styles.name}>
              <ChartSwatch hue={hue} />
              {label}
            </span>
            <span className={styles.value}>{value}</span>
            <span className={styles.share}>{share}</span>
          </li>
        );
      })}
    </ul>
  );
}
