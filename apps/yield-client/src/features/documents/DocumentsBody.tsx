import { Offered } from '@repo/client/offered';
import type { DisplayCurrency } from '@repo/domain/money';
import { useDeferredValue } from 'react';
import { ContractList, type ContractsQuery } from './ContractList.tsx';
import styles from './documents.module.css';
import { ReceiptList } from './ReceiptList.tsx';
import { StatementsCard } from './statements/StatementsCard.tsx';
import { YieldHistory } from './YieldHistory.tsx';

interface DocumentsBodyProps {
  readonly contracts: ContractsQuery;
  readonly currency: DisplayCurrency;
}

/** Everything under the title. Its tables are rendered in chunks, between which the page stays responsive. */
export function DocumentsBody({ contracts, currency }: DocumentsBodyProps) {
  const first = useDeferredValue(contracts);
  // Later renders are immediate, because the focus moves from a row that has already changed.
  const shown = first.isPending ? first : contracts;
  return (
    <div className={styles.page} data-waiting={shown.isPending}>
      <ContractList query={shown} />
      {/* The number of contracts above is unknown until they load: the rest renders with them, without a shift. */}
      {shown.isPending ? null : (
        <>
          <YieldHistory contracts={shown.data?.signatures ?? []} currency={currency} />
          <Offered operation="listStatements">
            <div className={styles.downloads}>
              <StatementsCard currency={currency} />
            </div>
          </Offered>
          <ReceiptList contracts={shown.data?.signatures ?? []} />
        </>
      )}
    </div>
  );
}
