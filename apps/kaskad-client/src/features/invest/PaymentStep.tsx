import { Form, RadioGroup } from '@repo/ui/fields';
import { useState } from 'react';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import type { StepProps } from './invest.model.ts';
import { investTexts } from './invest.texts.ts';
import { StepActions } from './StepActions.tsx';

const texts = investTexts.payment;

/** The asset to pay in. */
export function PaymentStep({ detail: { payment_assets }, draft, update, next, previous }: StepProps) {
  const [isChecked, setChecked] = useState(false);
  const chosen = payment_assets.find((asset) => asset === draft.asset) ?? null;
  const submit = () => {
    setChecked(true);
    if (chosen !== null) next();
  };
  return (
    <Form aria-label={investTexts.steps.payment} onSubmit={submit}>
      <RadioGroup
        error={isChecked && chosen === null ? texts.required : undefined}
        label={texts.asset}
        look="cards"
        onChange={(asset) => update({ asset })}
        options={payment_assets.map((asset) => ({ value: asset, label: roundsTexts.asset[asset] }))}
        value={chosen}
      />
      <StepActions previous={previous} />
    </Form>
  );
}
