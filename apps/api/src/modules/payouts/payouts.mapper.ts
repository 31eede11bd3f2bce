import type { components } from '@repo/api-sdk/spec';
import { decimal } from '@repo/domain/money';
import { shortAccount } from '@repo/domain/payouts';
import type { PayoutDetailsRow, PayoutRow, ReceiptRow } from '../../db/schema/cash.ts';
import type { WaitingExit } from '../books/orders.repository.ts';
import { toWithdrawalRequest } from '../books/to-order.ts';
import { amountText } from '../contracts/contracts.mapper.ts';
import { toClientSummary } from '../payments/admin-contracts.mapper.ts';
import { toRowHold } from '../payout-holds/read-hold.ts';
import type { KnownBeneficiary } from './known-beneficiaries.ts';
import { payingAccount, routeOf } from './payout-route.ts';
import type { PayoutView } from './payouts.repository.ts';

type Schemas = components['schemas'];

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const toNetwork = (network: string | null): Schemas['PayoutNetwork'] =>
  network === 'bitcoin' || network === 'ethereum' ? network : null;

const payoutAmount = (amount: string, asset: string): string => amountText(decimal(amount), asset);

function toBeneficiary(payout: PayoutRow): Schemas['Beneficiary'] | null {
  const { beneficiarySource: source, beneficiaryName: name, beneficiaryAccount: account } = payout;
  if (source === null || name === null || account === null) return null;
  const { beneficiaryBic: bic, beneficiaryNetwork: network } = payout;
  return { source, name, account, bic, network: toNetwork(network) };
}

export function toPayoutRow(view: PayoutView): Schemas['PayoutRow'] {
  const { payout, client, payer, contract, strategy, exitFee, hold } = view;
  return {
    id: payout.id,
    kind: payout.kind,
    state: payout.state,
    client: client && toClientSummary(client),
    payer,
    contract_id: payout.contractId,
    po_number: contract?.poNumber ?? null,
    product: strategy?.title ?? null,
    amount: payoutAmount(payout.amount, payout.asset),
    asset: payout.asset,
    exit_fee: exitFee === null ? null : payoutAmount(exitFee, payout.asset),
    due_by: payout.dueBy,
    held_until: payout.heldUntil,
    hold: toRowHold(payout.state, hold),
    is_received: payout.isReceived,
    requested_at: payout.requestedAt.toISOString(),
    ...routeOf(view),
    beneficiary: toBeneficiary(payout),
    paying_account: payingAccount(view),
    file_id: payout.fileId,
    executed_on: payout.executedOn,
    reference: payout.reference,
    reason: payout.reason,
  };
}

/** In the record of its client: an adviser reads it too, so without the whole account. */
export function toClientPayout(view: PayoutView): Schemas['ClientPayout'] {
  const { payout, contract } = view;
  const { account } = toBeneficiary(payout) ?? { account: null };
  return {
    id: payout.id,
    kind: payout.kind,
    state: payout.state,
    po_number: contract?.poNumber ?? null,
    amount: payoutAmount(payout.amount, payout.asset),
    asset: payout.asset,
    requested_at: payout.requestedAt.toISOString(),
    due_by: payout.dueBy,
    executed_on: payout.executedOn,
    account: account && shortAccount(account, routeOf(view).method),
  };
}

export function toWaitingExit({ order, poNumber }: WaitingExit): Schemas['WaitingExit'] {
  const request = order.kind === 'withdrawal' ? toWithdrawalRequest(order) : null;
  const asked = request?.kind === 'amount' ? request : null;
  return {
    id: order.id,
    kind: order.kind === 'closing' ? 'closing' : 'withdrawal',
    po_number: poNumber,
    amount: asked && amountText(asked.amount, asked.currency),
    currency: asked && asked.currency,
    order_day: order.orderDay,
  };
}

export function toPayoutReceipt(receipt: ReceiptRow): Schemas['PayoutReceipt'] {
  return {
    day: receipt.day,
    amount: payoutAmount(receipt.amount, receipt.asset),
    asset: receipt.asset,
    payer_name: receipt.payerName,
    payer_account: receipt.payerAccount,
    wording: receipt.wording,
    external_id: receipt.externalId,
  };
}

export function toKnownBeneficiary(
  { beneficiary, usableFrom, isUsable, sentBackOn }: KnownBeneficiary,
  network: string | null,
): Schemas['KnownBeneficiary'] {
  return {
    beneficiary: { ...beneficiary, network: toNetwork(network) },
    usable_from: iso(usableFrom),
    is_usable: isUsable,
    sent_back_on: sentBackOn,
  };
}

export function toDeclaredDetails(row: PayoutDetailsRow, isUsable: boolean): Schemas['DeclaredDetails'] {
  return {
    id: row.id,
    method: row.method,
    network: toNetwork(row.network),
    holder: row.holder,
    account: row.account,
    bic: row.bic,
    declared_at: row.declaredAt.toISOString(),
    usable_from: row.usableFrom.toISOString(),
    is_usable: isUsable,
    replaced_at: iso(row.replacedAt),
  };
}
