import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatMatchedAmount, formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { returnReasonText } from '@repo/domain/payouts';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { accountLabel, payerAccounts } from '../../shared/account-name.ts';
import { EntriesSection } from '../../shared/Entries.tsx';
import { paths } from '../../shared/paths.ts';
import { HistorySection } from '../../shared/RecordHistory.tsx';
import { RecordNotices } from '../../shared/RecordNotices.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptForms } from './ReceiptForms.tsx';
import { receiptExplorerUrl } from './receipts.model.ts';
import styles from './receipts.module.css';
import { sourceTexts, stateTexts, receiptsTexts as texts } from './receipts.texts.ts';

/** One receipt: what was received, the contracts it may pay or pays, and what can be done with it. */
export function ReceiptPanel({ id }: { readonly id: string | null }) {
  if (id === null) return <p className={styles.muted}>{texts.choose}</p>;
  return <OpenReceipt id={id} />;
}

function OpenReceipt({ id }: { readonly id: string }) {
  const { queries } = useServices();
  const receipt = useQuery(queries.query('getReceipt', { path: { id } }));
  return (
    <QueryView failedTitle={texts.panelFailed} query={receipt} skeleton={<Skeleton height="300px" />}>
      {(data) => <ReceiptDetail data={data} />}
    </QueryView>
  );
}

type Detail = OperationOutput<'getReceipt'>;

function ReceiptDetail({ data }: { readonly data: Detail }) {
  const { receipt, pending_change: pendingChange } = data;
  return (
    <section aria-label={receipt.payer_name ?? texts.unknownPayer} className={styles.panel}>
      <div>
        <h2>{formatMatchedAmount(receipt.amount, receipt.currency)}</h2>
        <p className={styles.muted}>
          {texts.receivedOn(formatNumericDate(receipt.day))} · {stateTexts[receipt.state]}
        </p>
      </div>
      <DefinitionList items={linesOf(data)} />
      <RecordNotices id={receipt.id} kind="receipt" pendingChange={pendingChange} />
      {receipt.state === 'open' && pendingChange === null ? <ReceiptForms data={data} /> : null}
      <ReceiptActions receipt={receipt} />
      <EntriesSection entries={data.entries} />
      <HistorySection id={receipt.id} kind="receipt" />
    </section>
  );
}

const optional = (term: string, value: string | null) => (value === null ? [] : [{ term, value }]);

function linesOf({ receipt, returned_payout: returned }: Detail) {
  const { payer_name, payer_account, wording, txid, confirmations, return_reason, reason, contract } =
    receipt;
  const explorer = receiptExplorerUrl(receipt);
  return [
    ...(contract === null
      ? []
      : [
          {
            term: texts.contract,
            value: (
              <TextLink href={paths.contract(contract.id)}>
                {contract.po_number} · {contract.client}
              </TextLink>
            ),
          },
        ]),
    { term: texts.account, value: accountLabel(receipt.account) },
    { term: texts.payer, value: payer_name ?? texts.unknownPayer },
    ...optional(texts.payerAccount, payer_account && payerAccounts(payer_account)),
    ...optional(texts.wording, wording),
    ...(txid === null
      ? []
      : [
          {
            term: texts.transaction,
            value:
              explorer === null ? (
                txid
              ) : (
                <TextLink href={explorer} rel="noreferrer" target="_blank">
                  {texts.explorer}
                </TextLink>
              ),
          },
        ]),
    ...(confirmations === null ? [] : [{ term: texts.confirmationsTerm, value: String(confirmations) }]),
    {
      term: texts.source,
      value: `${sourceTexts[receipt.source]} · ${formatNumericDateTime(receipt.recorded_at)}`,
    },
    ...optional(texts.bankReason, return_reason && returnReasonText(return_reason)),
    ...optional(texts.reasonGiven, reason),
    ...(returned === null
      ? []
      : [
          {
            term: texts.returnedPayout,
            value: <TextLink href={paths.payout(returned.id)}>{texts.openPayout}</TextLink>,
          },
        ]),
  ];
}
