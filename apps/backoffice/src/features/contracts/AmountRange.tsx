import { AmountField } from '@repo/ui/amount-field';
import { Button } from '@repo/ui/button';
import { Form } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { useState } from 'react';
import { contractsTexts as texts } from './contracts.texts.ts';

interface AmountRangeProps {
  /** Decimal strings; empty without a bound. */
  readonly min: string;
  readonly max: string;
  readonly onApply: (range: { readonly min: string; readonly max: string }) => void;
}

/** « Au moins » and « Au plus », applied together. */
export function AmountRange({ onApply, ...current }: AmountRangeProps) {
  const [min, setMin] = useState(current.min);
  const [max, setMax] = useState(current.max);
  return (
    <Form onSubmit={() => onApply({ min, max })}>
      <Stack gap={12}>
        <AmountField currency={texts.amountUnit} label={texts.amountMin} onChange={setMin} value={min} />
        <AmountField currency={texts.amountUnit} label={texts.amountMax} onChange={setMax} value={max} />
        <Button size="sm" type="submit">
          {texts.apply}
        </Button>
      </Stack>
    </Form>
  );
}
