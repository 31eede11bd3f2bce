import { DISPLAY_CURRENCIES, type DisplayCurrency } from '@repo/domain/money';
import { AmountField } from '@repo/ui/amount-field';
import { RadioGroup } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import type { CheckedForm } from '../form/index.ts';
import type { WithdrawalForm } from './withdrawal.model.ts';
import { withdrawalTexts as texts } from './withdrawal.texts.ts';

const requests = [
  { value: 'amount', label: texts.requests.amount },
  { value: 'yield', label: texts.requests.yield, description: texts.yieldHint },
] as const;
const currencies = DISPLAY_CURRENCIES.map((value: DisplayCurrency) => ({ value, label: value }));

export interface WithdrawalFieldsProps {
  readonly field: CheckedForm<WithdrawalForm>['field'];
  readonly values: WithdrawalForm;
}

/** An amount in any display currency, or all the yield. */
export function WithdrawalFields({ field, values }: WithdrawalFieldsProps) {
  return (
    <>
      <RadioGroup {...field('request')} label={texts.request} options={requests} />
      {values.request === 'yield' ? null : (
        <>
          <AmountField {...field('amount')} currency={values.currency} label={texts.amount} />
          <Select {...field('currency')} label={texts.currency} options={currencies} />
        </>
      )}
    </>
  );
}
