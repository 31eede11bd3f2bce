import { ScrollFrame } from '../scroll-frame/ScrollFrame.tsx';
import styles from './chart.module.css';
import { chartTexts } from './chart.texts.ts';
import type { ChartReading } from './reading.model.ts';

export interface ChartTableProps {
  readonly title: string;
  readonly reading: ChartReading;
}

/** The numbers of a chart as a table; it scrolls in its own frame. */
export function ChartTable({ title, reading }: ChartTableProps) {
  return (
    <ScrollFrame className={styles.tableFrame} label={chartTexts.tableLabel(title)}>
      <table className={styles.table}>
        <caption className={styles.hiddenText}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{reading.pointHead}</th>
            {reading.columns.map((column) => (
              <th key={column.id} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reading.points.map((point) => (
            <tr key={point.id}>
              <th scope="row">{point.label}</th>
              {reading.columns.map((column, index) => (
                <td key={column.id}>{point.values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
