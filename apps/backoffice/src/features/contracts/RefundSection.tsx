import type { components } from '@repo/api-sdk';
import { formatNumericDate, formatNumericDateTime, formatSubscriptionAmount } from '@repo/domain/format';
import { DefinitionList } from '@repo/ui/definition-list';
import { contractPanelTexts as texts } from './contract-panel.texts.ts';
import styles from './contracts.module.css';
import { PanelSection } from './PanelSection.tsx';

/** The refund of a renounced contract: what is due, and how it was paid. */
export function RefundSection({ contract }: { readonly contract: components['schemas']['Contract'] }) {
  const { renounced_at: renouncedAt, refund, currency } = contract;
  if (renouncedAt === null || refund === null) return null;
  return (
    <PanelSection title={texts.refundTitle}>
      <DefinitionList
        items={[
          { term: texts.renouncedAt, value: formatNumericDateTime(renouncedAt) },
          { term: texts.refundAmount, value: formatSubscriptionAmount(refund.amount, currency) },
          ...(refund.returned_on === null
            ? []
            : [
                { term: texts.refundReturnedOn, value: formatNumericDate(refund.returned_on) },
                { term: texts.refundReference, value: refund.reference ?? '' },
              ]),
        ]}
      />
      {refund.is_received || refund.returned_on !== null ? null : (
        <p className={styles.muted}>{texts.refundExpected}</p>
      )}
    </PanelSection>
  );
}
