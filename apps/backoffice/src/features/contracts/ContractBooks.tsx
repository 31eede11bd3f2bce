import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { addressOf } from '@repo/client/staff-address';
import { feeTexts } from '@repo/domain/books';
import { formatFeePercent, formatNumericDate } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { Entries } from '../../shared/Entries.tsx';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { BookAmount } from '../../shared/Postings.tsx';
import { paths } from '../../shared/paths.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { contractPanelTexts as texts } from './contract-panel.texts.ts';

/** More are on the journal itself. */
const shownEntries = 10;

interface ContractBooksProps {
  readonly contract: { readonly id: string; readonly po_number: string | null };
  readonly fees: readonly components['schemas']['TakenFee'][];
}

/** The fees that were taken, and the entries of the contract, newest first. */
export function ContractBooks({ contract, fees }: ContractBooksProps) {
  const { queries } = useServices();
  const entries = useQuery(
    queries.query('listJournalEntries', {
      query: { contract: contract.id, page_size: shownEntries },
    }),
  );
  return (
    <>
      <PanelSection title={texts.feesTitle}>
        {fees.length === 0 ? (
          <p className={styles.muted}>{texts.noFee}</p>
        ) : (
          <DefinitionList
            items={fees.map((fee) => ({ term: feeTexts[fee.kind], value: <Fee fee={fee} /> }))}
          />
        )}
      </PanelSection>
      <PanelSection title={sharedTexts.entries}>
        <QueryView
          failedTitle={sharedTexts.entriesFailed}
          query={entries}
          skeleton={<Skeleton height="4rem" lines={3} />}
        >
          {({ items, total }) => (
            <>
              <Entries entries={items} />
              {total > items.length && contract.po_number !== null ? (
                <TextLink href={addressOf(paths.journal, { search: contract.po_number })}>
                  {texts.moreEntries}
                </TextLink>
              ) : null}
            </>
          )}
        </QueryView>
      </PanelSection>
    </>
  );
}

function Fee({ fee: { amount, asset, percent, day } }: { readonly fee: ContractBooksProps['fees'][number] }) {
  const date = formatNumericDate(day);
  return (
    <>
      <BookAmount amount={amount} asset={asset} />{' '}
      <span className={styles.muted}>
        {percent === null ? date : texts.feeRate(formatFeePercent(percent), date)}
      </span>
    </>
  );
}
