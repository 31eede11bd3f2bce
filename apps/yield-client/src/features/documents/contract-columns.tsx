import { contractStatusTexts } from '@repo/domain/contract-status';
import { formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import type { DataColumn } from '@repo/ui/data-table';
import { StatusBadge } from '@repo/ui/feedback';
import { ContractActions } from './ContractActions.tsx';
import { ContractLinks } from './ContractLinks.tsx';
import {
  type Contract,
  exitFee,
  investedAmount,
  paidAmount,
  payoutNotes,
  redemptionNote,
  withdrawalAmount,
} from './documents.model.ts';
import styles from './documents.module.css';
import { renouncingTexts, documentsTexts as texts } from './documents.texts.ts';
import { PaymentCell } from './PaymentCell.tsx';
import { PendingWithdrawals } from './PendingWithdrawals.tsx';
import { contractTones } from './status-tones.ts';

/** The columns of a contract, in the order of the specification (R246). */
export const contractColumns: readonly DataColumn<Contract>[] = [
  {
    id: 'subscribed',
    header: texts.columns.subscribed,
    isRowName: true,
    cell: (contract) => formatNumericDate(contract.created_at),
  },
  {
    id: 'status',
    header: texts.columns.status,
    cell: ({ status }) => <StatusBadge labels={contractStatusTexts} status={status} tones={contractTones} />,
  },
  {
    id: 'closed',
    header: texts.columns.closed,
    cell: (contract) => <Closing contract={contract} />,
  },
  {
    id: 'invested',
    header: texts.columns.invested,
    align: 'end',
    cell: (contract) => <Invested contract={contract} />,
  },
  { id: 'payment', header: texts.columns.payment, cell: (contract) => <PaymentCell contract={contract} /> },
  {
    id: 'withdrawals',
    header: texts.columns.withdrawals,
    align: 'end',
    cell: (contract) => <Withdrawals contract={contract} />,
  },
  {
    id: 'documents',
    header: texts.columns.documents,
    cell: (contract) => <ContractLinks contract={contract} />,
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    cell: (contract) => <ContractActions contract={contract} />,
  },
];

function Closing({ contract }: { readonly contract: Contract }) {
  const { closed_date: closedOn, renounced_at: renouncedAt } = contract;
  if (closedOn === null) return texts.none;
  if (!renouncedAt) return formatNumericDate(closedOn);
  return (
    <span className={styles.lines}>
      <span>{formatNumericDateTime(renouncedAt)}</span>
      <span className={styles.fine}>{renouncingTexts.renounced}</span>
    </span>
  );
}

function Invested({ contract }: { readonly contract: Contract }) {
  const { amount, kind, original } = investedAmount(contract);
  return (
    <span className={styles.lines}>
      <span>{amount}</span>
      {kind === 'subscribed' ? <span className={styles.fine}>{texts.subscribedAmount}</span> : null}
      <Fine text={original} />
    </span>
  );
}

function Withdrawals({ contract }: { readonly contract: Contract }) {
  const redemption = redemptionNote(contract);
  const notes = payoutNotes(contract);
  const shown = contract.withdrawals.length + contract.pending_withdrawals.length + notes.length;
  if (shown === 0 && redemption === null) return texts.none;
  return (
    <ul className={styles.lines}>
      {contract.withdrawals.map((withdrawal) => (
        <li className={styles.lines} key={withdrawal.id} title={withdrawal.metadata.note ?? undefined}>
          <span>{withdrawalAmount(withdrawal)}</span>
          <Fine text={paidAmount(withdrawal)} />
          <Fine text={exitFee(withdrawal)} />
          <span className={styles.fine}>{texts.withdrawalOn(formatNumericDate(withdrawal.occurred_at))}</span>
        </li>
      ))}
      <PendingWithdrawals contract={contract} />
      {redemption === null ? null : <li className={styles.sentence}>{redemption}</li>}
      {notes.map((note) => (
        <li className={styles.sentence} key={note}>
          {note}
        </li>
      ))}
    </ul>
  );
}

function Fine({ text }: { readonly text: string | null }) {
  return text === null ? null : <span className={styles.fine}>{text}</span>;
}
