/** The text shown to staff for each step of a contract. */
import type { components } from '@repo/api-sdk';
import { chainItems, chainOf, chainTexts } from '@repo/client/contract-chain';
import { formatDocumentAmount, formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { parCurrency } from '@repo/domain/money';
import type { TimelineItem } from '@repo/ui/timeline';

type Contract = components['schemas']['Contract'];

export function contractSteps(contract: Contract): TimelineItem[] {
  const { payment_proof: proof, payment_recorded_at: paidOn, total_amount: value } = contract;
  const { steps, end } = chainOf(contract, {
    contract: formatNumericDate(contract.created_at),
    signature: contract.signed_at && formatNumericDateTime(contract.signed_at),
    proof: proof?.submitted_at ? formatNumericDate(proof.submitted_at) : null,
    payment: paidOn && formatNumericDate(paidOn),
    // Only the existence of the first NAV is known here, not its value.
    firstNav: value === null ? null : '',
    value:
      value === null ? null : formatDocumentAmount(value, contract.paid_as ?? parCurrency(contract.currency)),
  });
  return chainItems(
    end === null ? steps : [...steps, end],
    ({ detail }, isExpected) => detail || (isExpected ? chainTexts.expected : undefined),
  );
}
