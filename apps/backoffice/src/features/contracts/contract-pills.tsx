/** The filters of the list of contracts as pills, and the fields of each. */

import { choicePill, operatorPill, periodPill } from '@repo/client/list';
import type { AddressChange } from '@repo/client/staff-address';
import {
  contractStatuses,
  contractStatusTexts,
  paymentStatuses,
  paymentStatusTexts,
} from '@repo/domain/contract-status';
import { formatDecimal } from '@repo/domain/format';
import type { PillFilter } from '@repo/ui/filter-pills';
import { AmountRange } from './AmountRange.tsx';
import type { ContractListState } from './contracts.model.ts';
import { contractsTexts as texts } from './contracts.texts.ts';

type Change = (parameters: AddressChange) => void;
type FilterState = ContractListState['filters'];

const shownAmount = (value: string | undefined) => (value === undefined ? undefined : formatDecimal(value));

function amountPill({ amount_min: min, amount_max: max }: FilterState, change: Change): PillFilter {
  return {
    id: 'amount',
    label: texts.amount,
    text: min === undefined && max === undefined ? null : texts.between(shownAmount(min), shownAmount(max)),
    onClear: () => change({ amountMin: null, amountMax: null }),
    renderEditor: (close) => (
      <AmountRange
        max={max ?? ''}
        min={min ?? ''}
        onApply={(range) => {
          change({ amountMin: range.min, amountMax: range.max });
          close();
        }}
      />
    ),
  };
}

export function contractPills(
  filters: FilterState,
  products: readonly string[],
  change: Change,
): readonly PillFilter[] {
  return [
    operatorPill({
      id: 'status',
      label: texts.status,
      labels: contractStatusTexts,
      choices: contractStatuses,
      is: filters.status,
      isNot: filters.status_not,
      onChange: ({ is, isNot }) => change({ status: is, statusNot: isNot }),
    }),
    operatorPill({
      id: 'payment',
      label: texts.payment,
      labels: paymentStatusTexts,
      choices: paymentStatuses,
      is: filters.payment_status,
      isNot: filters.payment_status_not,
      onChange: ({ is, isNot }) => change({ payment: is, paymentNot: isNot }),
    }),
    choicePill({
      id: 'product',
      label: texts.product,
      choices: products,
      value: filters.strategy,
      onChange: (strategy) => change({ strategy }),
    }),
    amountPill(filters, change),
    periodPill({ label: texts.period, period: filters, onChange: change }),
    choicePill({
      id: 'signature',
      label: texts.signature,
      labels: texts.signatures,
      choices: ['true', 'false'],
      value: filters.signed,
      onChange: (signed) => change({ signed }),
    }),
  ];
}
