import { useServices } from '@repo/auth';
import { SearchField } from '@repo/client/list';
import { QueryView } from '@repo/client/query-view';
import { formatMatchedAmount } from '@repo/domain/format';
import { Skeleton } from '@repo/ui/feedback';
import { RadioGroup } from '@repo/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './receipts.module.css';
import { receiptsTexts as texts } from './receipts.texts.ts';

export interface OtherContractProps {
  readonly value: string | null;
  readonly onChoose: (id: string) => void;
}

const minSearch = 3;
const maxShown = 5;

/** A contract that was not proposed: searched by its number or its client. */
export function OtherContract({ value, onChoose }: OtherContractProps) {
  const { queries } = useServices();
  const [search, setSearch] = useState('');
  const isSearching = search.length >= minSearch;
  const found = useQuery({
    ...queries.query('listAdminContracts', {
      query: { q: search, status: 'signed', unpaid: 'true', page: 1, page_size: maxShown },
    }),
    enabled: isSearching,
  });
  return (
    <>
      <SearchField
        label={texts.otherSearch}
        onSearch={setSearch}
        placeholder={texts.otherHelp}
        value={search}
      />
      {isSearching ? (
        <QueryView failedTitle={texts.otherFailed} query={found} skeleton={<Skeleton lines={2} />}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={styles.muted}>{texts.otherNone}</p>
            ) : (
              <RadioGroup
                label={texts.contract}
                onChange={onChoose}
                options={items.map(({ id, po_number, client, amount, currency }) => ({
                  value: id,
                  label: `${po_number ?? ''} · ${client.firstname} ${client.lastname} · ${formatMatchedAmount(amount, currency)}`,
                }))}
                value={value}
              />
            )
          }
        </QueryView>
      ) : null}
    </>
  );
}
