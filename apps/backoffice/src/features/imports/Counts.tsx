import { formatDecimal } from '@repo/domain/format';
import { Figure } from '@repo/ui/figure';
import type { Preview } from './imports.model.ts';
import styles from './imports.module.css';
import { importsTexts as texts } from './imports.texts.ts';

/** The four counts, shown before and after an import: created, changed, unchanged, skipped. */
export function Counts({
  counts,
}: {
  readonly counts: Pick<Preview, 'created' | 'changed' | 'unchanged' | 'skipped'>;
}) {
  const figures = [
    { label: texts.created, count: counts.created },
    { label: texts.changed, count: counts.changed },
    { label: texts.unchanged, count: counts.unchanged },
    { label: texts.skipped, count: counts.skipped, note: texts.skippedHelp },
  ];
  return (
    <div className={styles.counts}>
      {figures.map(({ label, count, note }) => (
        <Figure amount={formatDecimal(String(count))} key={label} label={label} note={note} />
      ))}
    </div>
  );
}
