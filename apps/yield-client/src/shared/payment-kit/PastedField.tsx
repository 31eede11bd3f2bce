import { TextField } from '@repo/ui/fields';
import { useState } from 'react';
import { paymentKitTexts } from './payment-kit.texts.ts';

interface PastedFieldProps {
  readonly kind: keyof typeof paymentKitTexts.pasted;
  readonly isSame: (pasted: string) => boolean;
}

/** Compares what was pasted in a bank or a wallet with where the money goes. Local only: nothing is sent. */
export function PastedField({ kind, isSame }: PastedFieldProps) {
  const [pasted, setPasted] = useState('');
  const texts = paymentKitTexts.pasted[kind];
  const isGiven = pasted.trim() !== '';
  const isRight = isGiven && isSame(pasted);
  return (
    <TextField
      autoComplete="off"
      description={texts.hint}
      error={isGiven && !isRight ? texts.other : undefined}
      isCode
      label={texts.label}
      name="pasted"
      onChange={setPasted}
      spellCheck="false"
      success={isRight ? texts.same : undefined}
      value={pasted}
    />
  );
}
