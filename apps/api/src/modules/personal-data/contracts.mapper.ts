import type { components } from '@repo/api-sdk/spec';
import { decimal, toText } from '@repo/domain/money';
import { payloadSchema } from '../change-requests/change-requests.mapper.ts';
import type { ContractRows } from './personal-data.repository.ts';

type PersonalData = components['schemas']['PersonalData'];

type Subscriptions = Pick<
  PersonalData,
  'contracts' | 'po_numbers' | 'signature_requests' | 'consents' | 'timeline'
>;

/** What was subscribed, signed and accepted. */
export function toSubscriptions(rows: ContractRows): Subscriptions {
  return {
    contracts: rows.contracts.map(({ contract, product }) => ({
      id: contract.id,
      product,
      po_number: contract.poNumber,
      status: contract.status,
      payment_status: contract.paymentStatus,
      currency: contract.currency,
      amount: contract.amount,
      payment_method: contract.paymentMethod,
      payment_reference: contract.paymentReference,
      payment_origin: contract.paymentOrigin,
      contract_file_id: contract.contractFileId,
      pep_file_id: contract.pepFileId,
      created_at: contract.createdAt.toISOString(),
      updated_at: contract.updatedAt.toISOString(),
      signed_at: instant(contract.signedAt),
      payment_recorded_at: contract.paymentRecordedAt,
      closed_date: contract.closedDate,
      renounce_until: contract.renounceUntil,
      renounced_at: instant(contract.renouncedAt),
    })),
    po_numbers: rows.poNumbers.map((row) => ({
      number: row.number,
      reserved_at: row.reservedAt.toISOString(),
    })),
    signature_requests: rows.signatureRequests.map((row) => ({
      contract_id: row.contractId,
      provider: row.provider,
      provider_request_id: row.providerRequestId,
      status: row.status,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    })),
    consents: rows.consents.map((row) => ({
      contract_id: row.contractId,
      document: row.document,
      version: row.textVersion,
      sha256: row.textSha256,
      label: row.label,
      step: row.step,
      accepted_at: row.acceptedAt.toISOString(),
      ip_address: row.ipAddress,
      user_agent: row.userAgent,
    })),
    timeline: rows.timeline.map((row) => ({
      contract_id: row.contractId,
      type: row.type,
      details: { ...row.metadata },
      occurred_at: row.occurredAt.toISOString(),
    })),
  };
}

type Movements = Pick<
  PersonalData,
  | 'payment_proofs'
  | 'payments'
  | 'withdrawals'
  | 'receipts'
  | 'payouts'
  | 'payout_details'
  | 'kaskad_payout_details'
>;

/** The money: announced, received, taken out and paid. */
export function toMovements(rows: ContractRows): Movements {
  return {
    payment_proofs: rows.paymentProofs.map((row) => ({
      contract_id: row.contractId,
      reference: row.reference,
      executed_on: row.executedOn,
      wallet_address: row.walletAddress,
      txid: row.txid,
      tx_urls: row.txUrls,
      submitted_at: row.submittedAt.toISOString(),
      refused_at: instant(row.refusedAt),
      refusal_message: row.refusalMessage,
    })),
    payments: rows.orders.filter(({ order }) => order.kind === 'subscription').map(toPayment),
    withdrawals: rows.orders.filter(({ order }) => order.kind !== 'subscription').map(toWithdrawal),
    receipts: rows.receipts.map((row) => ({
      contract_id: row.contractId,
      investment_id: row.investmentId,
      state: row.state,
      day: row.day,
      amount: row.amount,
      currency: row.asset,
      payer_name: row.payerName,
      payer_account: row.payerAccount,
      wording: row.wording,
      external_id: row.externalId,
      txid: row.txid,
      attached_at: instant(row.attachedAt),
      recorded_at: row.recordedAt.toISOString(),
    })),
    payouts: rows.payouts.map((row) => ({
      contract_id: row.contractId,
      investment_id: row.investmentId,
      kind: row.kind,
      state: row.state,
      amount: row.amount,
      currency: row.asset,
      is_received: row.isReceived,
      requested_at: row.requestedAt.toISOString(),
      due_by: row.dueBy,
      held_until: row.heldUntil,
      method: row.method,
      beneficiary_name: row.beneficiaryName,
      beneficiary_account: row.beneficiaryAccount,
      beneficiary_bic: row.beneficiaryBic,
      beneficiary_network: row.beneficiaryNetwork,
      executed_on: row.executedOn,
      reference: row.reference,
      executed_at: instant(row.executedAt),
      reason: row.reason,
    })),
    payout_details: rows.payoutDetails.yield.map(toDetails),
    kaskad_payout_details: rows.payoutDetails.kaskad.map(toDetails),
  };
}

function toDetails(
  row: ContractRows['payoutDetails']['yield'][number],
): PersonalData['payout_details'][number] {
  return {
    method: row.method,
    holder: row.holder,
    account: row.account,
    bic: row.bic,
    network: row.network,
    proof_message: row.proofMessage,
    proof_signature: row.proofSignature,
    declared_at: row.declaredAt.toISOString(),
    usable_from: row.usableFrom.toISOString(),
    replaced_at: instant(row.replacedAt),
  };
}

type OrderAndMovement = ContractRows['orders'][number];

function toPayment({ order, movement }: OrderAndMovement): PersonalData['payments'][number] {
  const [amount, subscriptionFee, fxFee] = [
    decimal(order.amount ?? '0'),
    decimal(order.subscriptionFee ?? '0'),
    decimal(order.fxFee ?? '0'),
  ];
  return {
    contract_id: order.contractId,
    state: order.state,
    amount: toText(amount),
    currency: order.asset,
    value_date: order.orderDay,
    reference: order.reference,
    subscription_fee_percent: order.subscriptionFeePercent ?? '0',
    fx_fee_percent: order.fxFeePercent ?? '0',
    subscription_fee: toText(subscriptionFee),
    fx_fee: toText(fxFee),
    net_amount: toText(amount.minus(subscriptionFee).minus(fxFee)),
    net_reference_amount: movement?.referenceAmount ?? null,
    units: movement?.units ?? null,
    nav: movement?.nav ?? null,
    nav_date: movement?.dealingDay ?? null,
    recorded_at: order.placedAt.toISOString(),
  };
}

function toWithdrawal({ order, movement }: OrderAndMovement): PersonalData['withdrawals'][number] {
  return {
    contract_id: order.contractId,
    kind: order.kind,
    state: order.state,
    requested_amount: order.amount,
    requested_currency: order.requestCurrency,
    amount: movement?.gross ?? null,
    currency: order.asset,
    units: movement && toText(decimal(movement.units).neg()),
    exit_fee_percent: order.exitFeePercent,
    exit_fee: movement?.fees ?? null,
    value_date: order.orderDay,
    nav: movement?.nav ?? null,
    nav_date: movement?.dealingDay ?? null,
    occurred_at: order.placedAt.toISOString(),
    reference: order.reference,
    note: order.note,
  };
}

/** Statements that were downloaded, and changes that a second person had to approve: no staff is named. */
export function toPapers(
  rows: ContractRows,
): Pick<PersonalData, 'statement_issues' | 'added_documents' | 'change_requests'> {
  return {
    statement_issues: rows.statementIssues.map((row) => ({
      first_day: row.firstDay,
      last_day: row.lastDay,
      currency: row.currency,
      sha256: row.sha256,
      figures: { ...row.figures },
      issued_at: row.issuedAt.toISOString(),
    })),
    added_documents: rows.addedDocuments.map(({ version }) => ({
      contract_id: version.contractId,
      file_id: version.fileId,
      title: version.title,
      number: version.number,
      reason: version.reason,
      added_at: version.addedAt.toISOString(),
    })),
    change_requests: rows.changeRequests.map((row) => ({
      kind: row.kind,
      state: row.state,
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      decided_at: instant(row.decidedAt),
      ...requestedIn(row),
    })),
  };
}

/** What the client typed themselves; what staff typed of them stays with staff. */
function requestedIn({ kind, payload, decisionReason }: ContractRows['changeRequests'][number]) {
  if (kind !== 'user.profile') return { changes: [], decision_reason: null };
  const { lines } = payloadSchema.parse(payload);
  const changes = lines.map(({ label, before, after }) => ({ field: label, before, after }));
  return { changes, decision_reason: decisionReason };
}

function instant(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
