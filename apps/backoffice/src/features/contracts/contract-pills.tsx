/** The filters of the list of contracts as pills, and the fields of each. */
import type { AddressChange } from '@repo/client/address';
import { PeriodFields } from '@repo/client/list';
import {
  contractStatuses,
  contractStatusTexts,
  paymentStatuses,
  paymentStatusTexts,
} from '@repo/domain/contract-status';
import { formatDecimal, formatNumericDate } from '@repo/domain/format';
import { ChoiceEditor, type PillFilter } from '@repo/ui/filter-pills';
import { Stack } from '@repo/ui/layout';
import { AmountRange } from './AmountRange.tsx';
import type { ContractListState } from './contracts.model.ts';
import { contractsTexts as texts } from './contracts.texts.ts';

type Change = (parameters: AddressChange) => void;
type FilterState = ContractListState['filters'];

const signatures = ['true', 'false'] as const;

interface ChoicePill<Value extends string> extends Pick<PillFilter, 'id' | 'label'> {
  readonly labels: Readonly<Record<Value, string>>;
  readonly choices: readonly Value[];
  readonly is: Value | undefined;
  readonly isNot: Value | undefined;
  /** One of the two; neither clears the filter. */
  readonly onChange: (chosen: { readonly is: Value | null; readonly isNot: Value | null }) => void;
}

function choicePill<Value extends string>(pill: ChoicePill<Value>): PillFilter {
  const { id, label, labels, choices, is, isNot, onChange } = pill;
  const named = isNot === undefined ? null : texts.isNot(labels[isNot]);
  return {
    id,
    label,
    text: is === undefined ? named : labels[is],
    onClear: () => onChange({ is: null, isNot: null }),
    renderEditor: (close) => (
      <ChoiceEditor
        isNot={is === undefined && isNot !== undefined}
        label={label}
        onChange={(value, isExcluded) => {
          onChange(isExcluded ? { is: null, isNot: value } : { is: value, isNot: null });
          close();
        }}
        options={choices.map((value) => ({ value, label: labels[value] }))}
        value={is ?? isNot ?? null}
      />
    ),
  };
}

function productPill(strategy: string | undefined, products: readonly string[], change: Change): PillFilter {
  const choices = [...new Set([...products, ...(strategy === undefined ? [] : [strategy])])];
  return {
    id: 'product',
    label: texts.product,
    text: strategy ?? null,
    onClear: () => change({ strategy: null }),
    renderEditor: (close) => (
      <ChoiceEditor
        label={texts.product}
        onChange={(value) => {
          change({ strategy: value });
          close();
        }}
        options={choices.map((value) => ({ value, label: value }))}
        value={strategy ?? null}
      />
    ),
  };
}

const shownAmount = (value: string | undefined) => (value === undefined ? undefined : formatDecimal(value));
const shownDay = (day: string | undefined) => (day === undefined ? undefined : formatNumericDate(day));

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

function periodPill(filters: FilterState, change: Change): PillFilter {
  const { from, to } = filters;
  return {
    id: 'period',
    label: texts.period,
    text: from === undefined && to === undefined ? null : texts.days(shownDay(from), shownDay(to)),
    onClear: () => change({ from: null, to: null }),
    renderEditor: () => (
      <Stack gap={12}>
        <PeriodFields onChange={change} period={{ from, to }} />
      </Stack>
    ),
  };
}

function signaturePill({ signed }: FilterState, change: Change): PillFilter {
  return {
    id: 'signature',
    label: texts.signature,
    text: signed === undefined ? null : texts.signatures[signed],
    onClear: () => change({ signed: null }),
    renderEditor: (close) => (
      <ChoiceEditor
        label={texts.signature}
        onChange={(value) => {
          change({ signed: value });
          close();
        }}
        options={signatures.map((value) => ({ value, label: texts.signatures[value] }))}
        value={signed ?? null}
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
    choicePill({
      id: 'status',
      label: texts.status,
      labels: contractStatusTexts,
      choices: contractStatuses,
      is: filters.status,
      isNot: filters.status_not,
      onChange: ({ is, isNot }) => change({ status: is, statusNot: isNot }),
    }),
    choicePill({
      id: 'payment',
      label: texts.payment,
      labels: paymentStatusTexts,
      choices: paymentStatuses,
      is: filters.payment_status,
      isNot: filters.payment_status_not,
      onChange: ({ is, isNot }) => change({ payment: is, paymentNot: isNot }),
    }),
    productPill(filters.strategy, products, change),
    amountPill(filters, change),
    periodPill(filters, change),
    signaturePill(filters, change),
  ];
}
