import type { components } from '@repo/api-sdk';
import { entryKindTexts } from '@repo/domain/books';
import { formatNumericDate } from '@repo/domain/format';
import styles from './list-panel.module.css';
import { Postings } from './Postings.tsx';
import { sharedTexts as texts } from './shared.texts.ts';

/** The entries of the journal about one record: kind, day and lines. */
export function Entries({ entries }: { readonly entries: readonly components['schemas']['JournalEntry'][] }) {
  if (entries.length === 0) return <p className={styles.muted}>{texts.noEntry}</p>;
  return entries.map((entry) => (
    <div key={entry.id}>
      <span>{entryKindTexts[entry.kind]}</span>{' '}
      <span className={styles.muted}>{texts.entry(entry.number, formatNumericDate(entry.order_day))}</span>
      <Postings isNarrow postings={entry.postings} />
    </div>
  ));
}
