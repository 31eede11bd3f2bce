import type { components } from '@repo/api-sdk/spec';
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

/** The money: announced, received, taken out and returned. */
export function toMovements(
  rows: ContractRows,
): Pick<PersonalData, 'payment_proofs' | 'payments' | 'withdrawals' | 'refunds'> {
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
    payments: rows.payments.map((row) => ({
      contract_id: row.contractId,
      amount: row.amount,
      currency: row.currency,
      value_date: row.valueDate,
      reference: row.reference,
      subscription_fee_percent: row.subscriptionFeePercent,
      fx_fee_percent: row.fxFeePercent,
      subscription_fee: row.subscriptionFee,
      fx_fee: row.fxFee,
      net_amount: row.netAmount,
      net_reference_amount: row.netReferenceAmount,
      units: row.units,
      nav: row.nav,
      nav_date: row.navDate,
      recorded_at: row.recordedAt.toISOString(),
    })),
    withdrawals: rows.withdrawals.map((row) => ({
      contract_id: row.contractId,
      kind: row.kind,
      amount: row.amount,
      currency: row.currency,
      units: row.units,
      exit_fee_percent: row.exitFeePercent,
      exit_fee: row.exitFee,
      value_date: row.valueDate,
      nav: row.nav,
      nav_date: row.navDate,
      occurred_at: row.occurredAt.toISOString(),
      reference: row.reference,
      note: row.note,
    })),
    refunds: rows.refunds.map((row) => ({
      contract_id: row.contractId,
      amount: row.amount,
      currency: row.currency,
      is_received: row.isReceived,
      requested_at: row.requestedAt.toISOString(),
      returned_on: row.returnedOn,
      reference: row.reference,
      recorded_at: instant(row.recordedAt),
    })),
  };
}

function instant(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
