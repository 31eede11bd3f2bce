import { ContractRow } from './ContractRow.tsx';
import styles from './contract-cards.module.css';
import type { Contract } from './documents.model.ts';
import { documentsTexts as texts } from './documents.texts.ts';

/** In the order of the specification (R246). */
const columns = [
  texts.columns.subscribed,
  texts.columns.status,
  texts.columns.closed,
  texts.columns.invested,
  texts.columns.payment,
  texts.columns.withdrawals,
  texts.columns.documents,
  texts.columns.actions,
] as const;

interface ContractTableProps {
  readonly label: string;
  readonly contracts: readonly Contract[];
}

/** Contracts as cards; a screen reader goes through them as the rows of a table. */
export function ContractTable({ label, contracts }: ContractTableProps) {
  return (
    <table aria-label={label} className={styles.contracts}>
      <thead className={styles.heads}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contracts.map((contract) => (
          <ContractRow contract={contract} key={contract.id} />
        ))}
      </tbody>
    </table>
  );
}
