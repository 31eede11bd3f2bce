import { EmptyState } from '@repo/ui/feedback';
import type { Bar } from './charts.model.ts';
import styles from './charts.module.css';

interface BarsTableProps {
  readonly title: string;
  readonly heads: readonly [name: string, value: string, share: string];
  readonly note: string;
  readonly bars: readonly Bar[];
  readonly empty: string;
}

/** Horizontal bars that are a table: each row has its figures beside it. */
export function BarsTable({ title, heads, note, bars, empty }: BarsTableProps) {
  return (
    <section aria-label={title} className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.note}>{note}</p>
      {bars.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <table aria-label={title} className={styles.bars}>
          <thead>
            <tr>
              {heads.map((head, place) => (
                <th key={head} className={place === 0 ? undefined : styles.figure} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ id, name, value, share, length }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <span aria-hidden="true" className={styles.track}>
                    <span className={styles.bar} style={{ inlineSize: `${length * 100}%` }} />
                  </span>
                </th>
                <td className={styles.figure}>{value}</td>
                <td className={styles.figure}>{share}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
