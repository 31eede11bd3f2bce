import { formatMatchedAmount, formatNumericDate } from '@repo/domain/format';
import { shortReference } from '@repo/domain/payouts';
import { Icon } from '@repo/ui/icons';
import type { Receipt } from './receipts.model.ts';
import styles from './receipts.module.css';
import { stateTexts, receiptsTexts as texts } from './receipts.texts.ts';

export const amountOf = ({ amount, currency }: Receipt) => formatMatchedAmount(amount, currency);

/** Who sent how much and when, and what it is thought to pay. */
export function ReceiptLine({ receipt }: { readonly receipt: Receipt }) {
  const { proposal, contract, state } = receipt;
  const isCertain = proposal?.certainty === 'certain';
  return (
    <div className={styles.line}>
      <span className={styles.name}>{receipt.payer_name ?? texts.unknownPayer}</span>
      <span className={styles.amount}>{amountOf(receipt)}</span>
      <span className={styles.muted}>
        {formatNumericDate(receipt.day)}
        {receipt.wording === null ? null : ` · ${shortReference(receipt.wording)}`}
      </span>
      {state === 'open' && receipt.is_reversal ? (
        <span className={styles.fact} data-fine="false">
          <Icon name="warning" size={14} />
          {texts.sentBack}
        </span>
      ) : state === 'open' ? (
        <span className={styles.fact} data-fine={proposal === null ? undefined : isCertain}>
          <Icon name={isCertain ? 'check' : 'warning'} size={14} />
          {proposal === null
            ? texts.noProposal
            : `${isCertain ? texts.certain : texts.proposed} · ${texts.score(proposal.score)} · ${proposal.contract.po_number}`}
        </span>
      ) : (
        <span className={styles.muted}>{contract?.po_number ?? stateTexts[state]}</span>
      )}
    </div>
  );
}
