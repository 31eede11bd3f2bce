import { assistedTexts } from '@repo/domain/assisted';
import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import { formatLongDate, formatLongDateTime } from '@repo/domain/format';
import { DefinitionList } from '@repo/ui/definition-list';
import type { StepProps } from './assisted.model.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';

/** What its client has done with it so far; the page fetches it again by itself. */
export function AssistedStatus({ draft }: Pick<StepProps, 'draft'>) {
  const { emailed_at: emailedAt, opened_at: openedAt, contract } = draft;
  const opened = openedAt && formatLongDateTime(openedAt);
  return (
    <output aria-label={texts.statusTitle}>
      <DefinitionList
        items={[
          { term: texts.columns.state, value: assistedTexts.states[draft.state] },
          { term: texts.emailed, value: emailedAt === null ? texts.waiting : formatLongDateTime(emailedAt) },
          {
            term: texts.opened,
            value:
              opened === null
                ? texts.waiting
                : draft.is_in_presence
                  ? texts.openedInPresence(opened)
                  : opened,
          },
          {
            term: texts.signature,
            value: contract === null ? texts.waiting : contractStatusTexts[contract.status],
          },
          {
            term: texts.payment,
            value: contract === null ? texts.waiting : paymentStatusTexts[contract.payment_status],
          },
          ...(draft.state === 'sent'
            ? [{ term: texts.expires, value: formatLongDate(draft.expires_at) }]
            : []),
        ]}
      />
    </output>
  );
}
