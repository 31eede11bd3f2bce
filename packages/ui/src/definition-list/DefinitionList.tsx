import type { ReactNode } from 'react';
import { cx } from '../internal/class-names.ts';
import styles from './definition-list.module.css';

export interface DefinitionListProps {
  readonly items: readonly { readonly term: string; readonly value: ReactNode }[];
  /** The total line, under a rule. */
  readonly total?: { readonly term: string; readonly value: ReactNode } | undefined;
  /** `stacked` puts each value under its term, for long values. */
  readonly look?: 'lines' | 'stacked' | undefined;
}

/**
 * A recap: labels on the left, values on the right; a value too long for its line goes under its term.
 *
 * States: lines, stacked, with a total, loading (`Skeleton` values), a value missing, narrow. HTML `dl`: no ARIA.
 */
export function DefinitionList({ items, total, look = 'lines' }: DefinitionListProps) {
  return (
    <dl className={cx(styles.list, styles[look])}>
      {keyed(items).map(({ key, term, value }) => (
        <div className={styles.line} key={key}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {total === undefined ? null : (
        <div className={cx(styles.line, styles.total)}>
          <dt>{total.term}</dt>
          <dd>{total.value}</dd>
        </div>
      )}
    </dl>
  );
}

/** Two lines may have one term, such as two persons of one name: the count of each makes the key unique. */
function keyed(items: DefinitionListProps['items']) {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const count = seen.get(item.term) ?? 0;
    seen.set(item.term, count + 1);
    return { ...item, key: `${item.term} ${count}` };
  });
}
