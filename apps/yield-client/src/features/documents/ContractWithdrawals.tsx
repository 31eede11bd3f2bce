import {
  type Contract,
  paidAmount,
  payoutNotes,
  redemptionNote,
  withdrawalAmount,
  withdrawalDay,
  withdrawalParts,
} from './documents.model.ts';
import styles from './documents.module.css';
import { documentsTexts as texts } from './documents.texts.ts';
import { PendingWithdrawals } from './PendingWithdrawals.tsx';

export function hasWithdrawals(contract: Contract): boolean {
  const shown = contract.withdrawals.length + contract.pending_withdrawals.length;
  return shown + payoutNotes(contract).length > 0 || redemptionNote(contract) !== null;
}

/** What left a contract, net of its fee, with the gross amount it comes from; then what is to leave. */
export function ContractWithdrawals({ contract }: { readonly contract: Contract }) {
  if (!hasWithdrawals(contract)) return texts.none;
  const redemption = redemptionNote(contract);
  return (
    <ul className={styles.lines}>
      {contract.withdrawals.map((withdrawal) => (
        <li className={styles.withdrawal} key={withdrawal.id} title={withdrawal.metadata.note ?? undefined}>
          <Fine text={withdrawalDay(withdrawal)} />
          <strong>{texts.net(withdrawalAmount(withdrawal))}</strong>
          <Fine text={paidAmount(withdrawal)} />
          <Fine text={withdrawalParts(withdrawal)} />
        </li>
      ))}
      <PendingWithdrawals contract={contract} />
      {redemption === null ? null : <li className={styles.sentence}>{redemption}</li>}
      {payoutNotes(contract).map((note) => (
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
