import type { components } from '@repo/api-sdk';
import { formatDecimal, formatNumericDate } from '@repo/domain/format';
import { DefinitionList } from '@repo/ui/definition-list';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { payoutPanelTexts as texts } from './payout-panel.texts.ts';

/** The entries of the journal in which it became owed, and was paid; + is a debit. */
export function PayoutEntries({
  entries,
}: {
  readonly entries: readonly components['schemas']['PayoutEntry'][];
}) {
  return (
    <PanelSection title={texts.entriesTitle}>
      {entries.length === 0 ? <p className={styles.muted}>{texts.noEntry}</p> : null}
      {entries.map(({ number, order_day: day, postings }) => (
        <div key={number}>
          <p className={styles.muted}>{texts.entry(number, formatNumericDate(day))}</p>
          <DefinitionList
            items={postings.map(({ account, asset, amount }) => ({
              term: account,
              value: `${formatDecimal(amount)} ${asset}`,
            }))}
          />
        </div>
      ))}
    </PanelSection>
  );
}
