import type { components } from '@repo/api-sdk';
import { formatNumericDateTime } from '@repo/domain/format';
import { Timeline } from '@repo/ui/timeline';
import { historyActionTexts, contractPanelTexts as texts } from './contract-panel.texts.ts';
import styles from './contracts.module.css';
import { PanelSection } from './PanelSection.tsx';

export interface ContractHistoryProps {
  readonly entries: readonly components['schemas']['HistoryEntry'][];
}

/** Who did what, newest first. */
export function ContractHistory({ entries }: ContractHistoryProps) {
  return (
    <PanelSection title={texts.historyTitle}>
      {entries.length === 0 ? (
        <p className={styles.muted}>{texts.noHistory}</p>
      ) : (
        <Timeline
          items={entries.map(({ id, action, actor, occurred_at, detail }) => ({
            id,
            title: historyActionTexts.get(action) ?? action,
            detail: [formatNumericDateTime(occurred_at), actor ?? texts.system, detail]
              .filter((part) => part !== null)
              .join(' · '),
          }))}
        />
      )}
    </PanelSection>
  );
}
