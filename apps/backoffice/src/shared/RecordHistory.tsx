import type { components } from '@repo/api-sdk';
import { formatNumericDateTime } from '@repo/domain/format';
import { Timeline } from '@repo/ui/timeline';
import styles from './list-panel.module.css';
import { PanelSection } from './PanelSection.tsx';
import { historyTexts as texts } from './shared.texts.ts';

export interface RecordHistoryProps {
  readonly entries: readonly components['schemas']['HistoryEntry'][];
  /** The label of each recorded action; an unknown action is shown by its code. */
  readonly labels: ReadonlyMap<string, string>;
}

/** Who did what, newest first. */
export function RecordHistory({ entries, labels }: RecordHistoryProps) {
  return (
    <PanelSection title={texts.title}>
      {entries.length === 0 ? (
        <p className={styles.muted}>{texts.none}</p>
      ) : (
        <Timeline
          items={entries.map(({ id, action, actor, occurred_at, detail }) => ({
            id,
            title: labels.get(action) ?? action,
            detail: [formatNumericDateTime(occurred_at), actor ?? texts.system, detail]
              .filter((part) => part !== null)
              .join(' · '),
          }))}
        />
      )}
    </PanelSection>
  );
}
