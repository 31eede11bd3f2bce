// The reference of a receipt that was typed by hand: of a statement or a chain it is the bank's, or the network's own.
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { Deps } from '../../deps.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { findReceiptUse } from '../books/received.repository.ts';
import { typedReference } from '../books/typed-reference.ts';
import { paymentsTexts as texts } from './payments.texts.ts';

/** Without the suffix of a line that replaced another. */
export function recordedReference({ externalId }: Pick<ReceiptRow, 'externalId'>): string {
  const [reference = externalId] = externalId.split(' #');
  return reference;
}

/** Null if it does not change. Refused if a receipt of the account has it already: money would be counted twice. */
export async function readCorrectedReference(
  deps: Deps,
  receipt: ReceiptRow,
  typed: string | undefined,
): Promise<string | null> {
  const reference = typed?.trim() ?? '';
  const { externalId } = typedReference(receipt.asset, reference);
  if (reference === '' || externalId === recordedReference(receipt)) return null;
  if (receipt.source !== 'typed') refuseField('reference', texts.referenceOfStatement);
  const use = await findReceiptUse(deps.db, { account: receipt.account, externalId });
  if (use !== undefined) {
    refuseField(
      'reference',
      use.poNumber === null ? texts.referenceUsed : texts.referenceUsedBy(use.poNumber),
    );
  }
  return reference;
}
