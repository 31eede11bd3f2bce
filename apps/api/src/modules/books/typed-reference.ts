import { networkOfAsset, parseTransactionHash } from '@repo/domain/crypto-address';
import { isPaymentAsset } from '@repo/domain/money';
import type { ReceiptRow } from '../../db/schema/cash.ts';

/** The external id of a typed receipt: for a transaction its hash, as when the chain is read, so that it is recorded once. */
export function typedReference(asset: string, reference: string): Pick<ReceiptRow, 'externalId' | 'txid'> {
  const typed = reference.trim();
  if (!isPaymentAsset(asset) || asset === 'EURO') return { externalId: typed, txid: null };
  const txid = parseTransactionHash(typed, networkOfAsset[asset]);
  return { externalId: txid ?? typed, txid };
}
