import type { components } from '@repo/api-sdk';
import styles from './change-lines.module.css';
import { sharedTexts, changeLinesTexts as texts } from './shared.texts.ts';

export interface ChangeLinesProps {
  readonly lines: readonly components['schemas']['ChangeLine'][];
  /** The request was decided: the data may have moved since. */
  readonly isPast?: boolean;
  /** The heads of the values; those of a request without it. */
  readonly heads?: { readonly before: string; readonly after: string };
}

/** What a change does, line by line: before and after. */
export function ChangeLines({ lines, isPast = false, heads }: ChangeLinesProps) {
  const before = heads?.before ?? (isPast ? texts.beforeDecided : texts.before);
  const after = heads?.after ?? texts.after;
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{texts.line}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">{line.label}</th>
            <td data-label={before}>{line.before ?? sharedTexts.none}</td>
            <td className={styles.after} data-label={after}>
              {line.after ?? sharedTexts.none}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
