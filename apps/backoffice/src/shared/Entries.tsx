import type { components } from '@repo/api-sdk';
import { entryKindTexts } from '@repo/domain/books';
import { formatNumericDate } from '@repo/domain/format';
import styles from './list-panel.module.css';
import { PanelSection } from './PanelSection.tsx';
import { Postings } from './Postings.tsx';
import { sharedTexts as texts } from './shared.texts.ts';

interface EntriesProps {
  readonly entries: readonly components['schemas']['JournalEntry'][];
}

/** Those of one record, as a part of its panel. */
export function EntriesSection(props: EntriesProps) {
  return (
    <PanelSection title={texts.entries}>
      <Entries {...props} />
    </PanelSection>
  );
}

/** The entries of the journal about one record: kind, day and lines. */
export function Entries({ entries }: EntriesProps) {
  if (entries.length === 0) return <p className={styles.muted}>{texts.noEntry}</p>;
  return entries.map((entry) => (
    <div key={entry.id}>
      <span>{entryKindTexts[entry.kind]}</span>{' '}
      <span className={styles.muted}>{texts.entry(entry.number, formatNumericDate(entry.order_day))}</span>
      <Postings isNarrow postings={entry.postings} />
    </div>
  ));
}
