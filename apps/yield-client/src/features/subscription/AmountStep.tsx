import { useServices } from '@repo/auth';
import { useSending } from '@repo/client/sending';
import { formatSubscriptionAmount, parseDecimalInput } from '@repo/domain/format';
import { amountSteps } from '@repo/domain/limits';
import type { PaymentAsset } from '@repo/domain/money';
import { AmountField } from '@repo/ui/amount-field';
import { Button } from '@repo/ui/button';
import { Form, FormActions } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { StepCard } from './StepCard.tsx';
import type { ScreenProps } from './screen-props.ts';
import { amountError } from './subscription.model.ts';
import styles from './subscription.module.css';
import { subscriptionTexts as texts } from './subscription.texts.ts';
import { withAsset } from './subscription-draft.ts';

/** Step 0: amount and currency (R207–R219). The draft is the form's state, so that a reload keeps it. */
export function AmountStep({ strategy, offer, handle, navigation }: ScreenProps) {
  const { draft, update, drop } = handle;
  const { queries } = useServices();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const reserve = useSending(queries.mutation('getNextPoNumber', { invalidates: [] }));
  const minimum = offer.minimum(draft.asset);

  const proceed = (poNumber: string) => {
    update({ poNumber, amount: parseDecimalInput(draft.amount) ?? draft.amount });
    navigation.go('payment');
  };
  const submit = () => {
    const refusal = amountError(draft, offer);
    setError(refusal);
    if (refusal !== null) return field.current?.focus();
    // One subscription has one number, requested once.
    if (draft.poNumber) return proceed(draft.poNumber);
    // A failed request is ignored and the number is empty (R219).
    return reserve.send({}, { onSettled: (response) => proceed(response?.po_number ?? '') });
  };
  const choose = (asset: PaymentAsset) => {
    setError(null);
    update(withAsset(draft, asset, offer));
  };
  const leave = () => {
    drop();
    void navigate(paths.product(strategy.id));
  };

  return (
    <StepCard title={texts.steps.amount}>
      <Form isPending={reserve.isPending} onSubmit={submit}>
        <div className={styles.pair}>
          <AmountField
            currency={draft.asset === 'EURO' ? texts.euroSign : draft.asset}
            description={texts.amount.minimum(formatSubscriptionAmount(minimum, draft.asset))}
            error={error ?? undefined}
            isReadOnly={reserve.isPending}
            label={texts.amount.amount}
            minimum={minimum}
            name="amount"
            onChange={(amount) => {
              setError(null);
              update({ amount });
            }}
            ref={field}
            step={amountSteps[draft.asset]}
            value={draft.amount}
          />
          <Select
            description={offer.assets.length === 1 ? texts.amount.onlyCurrency : texts.amount.everyCurrency}
            isDisabled={offer.assets.length === 1 || reserve.isPending}
            label={texts.amount.currency}
            onChange={choose}
            options={offer.assets.map((asset) => ({ value: asset, label: asset }))}
            value={draft.asset}
          />
        </div>
        <FormActions>
          <Button onPress={leave} variant="ghost">
            {texts.cancel}
          </Button>
          <Button isPending={reserve.isPending} type="submit">
            {texts.next}
          </Button>
        </FormActions>
      </Form>
    </StepCard>
  );
}
