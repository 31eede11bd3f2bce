import { formatDecimal } from '@repo/domain/format';
import { Figure } from '@repo/ui/figure';
import { type Preview, rangesText } from './imports.model.ts';
import styles from './imports.module.css';
import { importsTexts as texts } from './imports.texts.ts';

interface CountsProps {
  readonly counts: Pick<Preview, 'created' | 'changed' | 'unchanged' | 'skipped'>;
  /** Where each effect is in the file; unknown once it is imported. */
  readonly lines?: Preview['lines'] | undefined;
}

/** The four counts, shown before and after an import: created, changed, unchanged, ignored. */
export function Counts({ counts, lines }: CountsProps) {
  const figures = [
    { label: texts.created, count: counts.created, ranges: lines?.created },
    { label: texts.changed, count: counts.changed, ranges: lines?.changed },
    { label: texts.unchanged, count: counts.unchanged, ranges: lines?.unchanged },
    { label: texts.skipped, count: counts.skipped, ranges: lines?.ignored, help: texts.skippedHelp },
  ];
  return (
    <div className={styles.counts}>
      {figures.map(({ label, count, ranges = [], help }) => (
        <Figure
          amount={formatDecimal(String(count))}
          key={label}
          label={label}
          note={ranges.length > 0 ? rangesText(ranges) : help}
        />
      ))}
    </div>
  );
}
