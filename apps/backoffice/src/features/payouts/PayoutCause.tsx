import type { OperationOutput } from '@repo/api-sdk';
import {
  formatBookAmount,
  formatDecimal,
  formatNumericDate,
  formatNumericDateTime,
} from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import type { ReactNode } from 'react';
import { payerAccounts } from '../../shared/account-name.ts';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { paths } from '../../shared/paths.ts';
import { payoutPanelTexts as texts } from './payout-panel.texts.ts';

type Detail = OperationOutput<'getPayout'>;
interface Term {
  readonly term: string;
  readonly value: ReactNode;
}

/** Why it is owed: its contract, the order that was executed, the money that came. */
export function PayoutCause({ data }: { readonly data: Detail }) {
  const { payout } = data;
  return (
    <PanelSection title={texts.causeTitle}>
      <DefinitionList
        items={[...ofRequest(payout), ...ofReturn(data), ...ofOrder(data), ...ofReceipt(data)]}
      />
      {payout.is_received ? null : <p className={styles.muted}>{texts.neverReceived}</p>}
    </PanelSection>
  );
}

const dated = (term: string, day: string | null): Term[] =>
  day === null ? [] : [{ term, value: formatNumericDate(day) }];

function ofRequest(payout: Detail['payout']): Term[] {
  const { client, contract_id: contractId, po_number: poNumber } = payout;
  return [
    ...(client === null ? [] : [{ term: texts.client, value: `${client.firstname} ${client.lastname}` }]),
    ...(contractId === null || poNumber === null
      ? []
      : [
          {
            term: texts.contract,
            value: (
              <TextLink href={paths.contract(contractId)}>
                {[poNumber, payout.product].filter((part) => part !== null).join(' · ')}
              </TextLink>
            ),
          },
        ]),
    { term: texts.requestedAt, value: formatNumericDateTime(payout.requested_at) },
    ...dated(texts.dueBy, payout.due_by),
    ...dated(texts.heldUntil, payout.held_until),
    ...(payout.reason === null ? [] : [{ term: texts.reason, value: payout.reason }]),
  ];
}

const linked = (term: string, id: string | null): Term[] =>
  id === null ? [] : [{ term, value: <TextLink href={paths.payout(id)}>{texts.openPayout}</TextLink> }];

/** The payout that it replaces, sent back by the bank or of a closing that was renounced; the one that replaces it. */
function ofReturn({ replaces_id: replaces, replaced_by_id: replacedBy }: Detail): Term[] {
  return [...linked(texts.replaces, replaces), ...linked(texts.replacedBy, replacedBy)];
}

function ofOrder({ order, payout }: Detail): Term[] {
  if (order === null) return [];
  const money = (term: string, amount: string | null): Term[] =>
    amount === null ? [] : [{ term, value: formatBookAmount(amount, payout.asset) }];
  return [
    ...dated(texts.orderDay, order.order_day),
    ...dated(texts.dealingDay, order.dealing_day),
    ...(order.units === null ? [] : [{ term: texts.units, value: formatDecimal(order.units) }]),
    ...money(texts.gross, order.gross),
    ...money(texts.fees, order.fees),
    ...money(texts.net, payout.amount),
  ];
}

function ofReceipt({ receipt }: Detail): Term[] {
  if (receipt === null) return [];
  const amount = formatBookAmount(receipt.amount, receipt.asset);
  return [
    { term: texts.receipt, value: texts.receivedOn(amount, formatNumericDate(receipt.day)) },
    ...(receipt.payer_name === null ? [] : [{ term: texts.payer, value: receipt.payer_name }]),
    ...(receipt.payer_account === null
      ? []
      : [{ term: texts.payerAccount, value: payerAccounts(receipt.payer_account) }]),
  ];
}
