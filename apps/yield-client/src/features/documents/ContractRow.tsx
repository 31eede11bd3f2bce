import { contractStatusTexts } from '@repo/domain/contract-status';
import { formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { StatusBadge } from '@repo/ui/feedback';
import { ContractActions } from './ContractActions.tsx';
import { ContractLinks } from './ContractLinks.tsx';
import { ContractWithdrawals, hasWithdrawals } from './ContractWithdrawals.tsx';
import styles from './contract-cards.module.css';
import { type Contract, heldValue, investedAmount } from './documents.model.ts';
import documents from './documents.module.css';
import { renouncingTexts, documentsTexts as texts } from './documents.texts.ts';
import { PaymentCell } from './PaymentCell.tsx';
import { contractTones } from './status-tones.ts';

/** One contract: number and date, state and progress, value, withdrawals, documents, one main action. */
export function ContractRow({ contract }: { readonly contract: Contract }) {
  return (
    <tr className={styles.card}>
      <th className={styles.subscribed} scope="row">
        <strong className={styles.number}>{contract.po_number}</strong>
        <span className={styles.fact}>
          {texts.columns.subscribed} <span>{formatNumericDate(contract.created_at)}</span>
        </span>
      </th>
      <td className={styles.status}>
        <StatusBadge labels={contractStatusTexts} status={contract.status} tones={contractTones} />
      </td>
      <td className={styles.closed} data-empty={contract.closed_date === null}>
        <Closing contract={contract} />
      </td>
      <td className={styles.amounts}>
        <Amounts contract={contract} />
      </td>
      <td className={styles.payment}>
        <PaymentCell contract={contract} />
      </td>
      <td
        className={styles.withdrawals}
        data-empty={!hasWithdrawals(contract)}
        data-label={texts.columns.withdrawals}
      >
        <ContractWithdrawals contract={contract} />
      </td>
      <td className={styles.documents}>
        <ContractLinks contract={contract} />
      </td>
      <td className={styles.actions}>
        <ContractActions contract={contract} />
      </td>
    </tr>
  );
}

function Closing({ contract }: { readonly contract: Contract }) {
  const { closed_date: closedOn, renounced_at: renouncedAt } = contract;
  if (closedOn === null) return texts.none;
  return (
    <span className={styles.fact}>
      {texts.columns.closed}{' '}
      <span>{renouncedAt ? formatNumericDateTime(renouncedAt) : formatNumericDate(closedOn)}</span>
      {renouncedAt ? ` ${renouncingTexts.renounced}` : null}
    </span>
  );
}

/** The value of its units once it has some, above what was invested. */
function Amounts({ contract }: { readonly contract: Contract }) {
  const { amount, kind, original } = investedAmount(contract);
  const value = heldValue(contract);
  const invested = (
    <>
      <span className={value === null ? styles.value : undefined}>{amount}</span>
      {kind === 'subscribed' ? <span className={documents.fine}>{texts.subscribedAmount}</span> : null}
    </>
  );
  return (
    <span className={styles.lines}>
      {value === null ? (
        invested
      ) : (
        <>
          <span className={styles.value}>{value}</span>
          <span className={documents.fine}>
            {texts.investedAmount} {amount}
          </span>
        </>
      )}
      {original === null ? null : <span className={documents.fine}>{original}</span>}
    </span>
  );
}
