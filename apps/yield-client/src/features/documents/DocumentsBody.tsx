import { Offered } from '@repo/client/offered';
import type { DisplayCurrency } from '@repo/domain/money';
import { useDeferredValue } from 'react';
import { ContractList, type ContractsQuery } from './ContractList.tsx';
import type { Contract } from './documents.model.ts';
import styles from './documents.module.css';
import { ReceiptList } from './ReceiptList.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { StatementsCard } from './statements/StatementsCard.tsx';
import { usePartsBelow } from './use-parts-below.ts';
import { YieldHistory } from './YieldHistory.tsx';

interface DocumentsBodyProps {
  readonly contracts: ContractsQuery;
  readonly currency: DisplayCurrency;
}

const none: readonly Contract[] = [];

/** Everything under the title. Its tables are rendered in chunks, between which the page stays responsive. */
export function DocumentsBody({ contracts, currency }: DocumentsBodyProps) {
  const first = useDeferredValue(contracts);
  // Later renders are immediate, because the focus moves from a row that has already changed.
  const shown = first.isPending ? first : contracts;
  const list = shown.data?.signatures ?? none;
  // The height of a part is unknown until it loads: what is below it renders then, without a shift.
  const parts = usePartsBelow({ isReady: !shown.isPending, hasContracts: list.length > 0, currency });
  return (
    <div className={styles.page} data-waiting={parts !== 'all'}>
      {list.length === 0 ? null : <SectionLinks contracts={list} isWhole={parts === 'all'} />}
      <ContractList query={shown} />
      {parts === 'none' ? null : <YieldHistory contracts={list} currency={currency} />}
      {parts === 'none' || parts === 'yields' ? null : (
        <Offered operation="listStatements">
          <div className={styles.downloads}>
            <StatementsCard currency={currency} />
          </div>
        </Offered>
      )}
      {parts === 'all' ? <ReceiptList contracts={list} /> : null}
    </div>
  );
}
