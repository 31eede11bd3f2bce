import type { components } from '@repo/api-sdk';
import styles from './change-lines.module.css';
import { comparedCode } from './compared-code.ts';
import { sharedTexts, changeLinesTexts as texts } from './shared.texts.ts';

export interface ChangeLinesProps {
  readonly lines: readonly components['schemas']['ChangeLine'][];
  /** The request was decided: the data may have moved since. */
  readonly isPast?: boolean;
  /** The heads of the values; those of a request without it. */
  readonly heads?: { readonly before: string; readonly after: string };
}

/** Wider than a narrow column: spaces within a number do not break. */
const hasLongWord = (text: string | null) => text !== null && /[^\s\u00A0\u202F]{24}/.test(text);

/** What a change does, line by line: before and after. */
export function ChangeLines({ lines, isPast = false, heads }: ChangeLinesProps) {
  const before = heads?.before ?? (isPast ? texts.beforeDecided : texts.before);
  const after = heads?.after ?? texts.after;
  // Of a product that is published, say: nothing was there.
  const hasBefore = lines.some((line) => line.before !== null);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{texts.line}</th>
          {hasBefore ? <th scope="col">{before}</th> : null}
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">{line.label}</th>
            {hasBefore ? (
              <td data-label={before} data-long={hasLongWord(line.before) || undefined}>
                <Compared other={line.after} value={line.before} />
              </td>
            ) : null}
            <td className={styles.after} data-label={after} data-long={hasLongWord(line.after) || undefined}>
              <Compared other={line.before} value={line.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ComparedProps {
  readonly value: string | null;
  readonly other: string | null;
}

/** A value; the characters of a bank account or an address that differ from the other one are marked. */
function Compared({ value, other }: ComparedProps) {
  if (value === null) return sharedTexts.none;
  const parts = other === null ? null : comparedCode(value, other);
  if (parts === null) return value;
  return (
    <span className={styles.code}>
      {parts.map(({ text, isChanged }, at) =>
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
        isChanged ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </span>
  );
}
