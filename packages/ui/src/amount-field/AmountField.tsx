import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { TextField, type TextFieldProps } from '../fields/TextField.tsx';
import { keepAmountCharacters, readAmount, showAmount, stepAmount } from './amount.model.ts';
import styles from './amount-field.module.css';

export interface AmountFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'inputMode' | 'prefix' | 'suffix' | 'value' | 'defaultValue' | 'isCode'
  > {
  /** A decimal text, `15000.50`, as it goes on the wire; empty when nothing is typed. Never a float. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** After the figure: « € », « USDC ». */
  readonly currency: ReactNode;
  /** What the up and down arrows add, a decimal text. */
  readonly step?: string | undefined;
  /** Under which the arrows do not go, a decimal text. The refusal itself is the form's. */
  readonly minimum?: string | undefined;
}

/** An amount in French: a comma, groups of three, the currency always shown. */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, onFocus, onBlur, currency, step, minimum = '0', ...rest } = props;
  // While typing, the text is left as typed; grouped once the field is left.
  const [draft, setDraft] = useState<string | null>(null);
  const type = (typed: string) => {
    const kept = keepAmountCharacters(typed);
    setDraft(kept);
    onChange(readAmount(kept));
  };
  const stepBy = (event: KeyboardEvent) => {
    if (step === undefined || rest.isReadOnly === true) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const next = stepAmount(value, { by: event.key === 'ArrowUp' ? step : `-${step}`, minimum });
    setDraft(showAmount(next));
    onChange(next);
  };
  return (
    <TextField
      autoComplete="off"
      {...rest}
      className={styles.amount}
      inputMode="decimal"
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
      onChange={type}
      onFocus={(event) => {
        setDraft(showAmount(value));
        onFocus?.(event);
      }}
      onKeyDown={stepBy}
      suffix={<span className={styles.currency}>{currency}</span>}
      value={draft ?? showAmount(value)}
    />
  );
}
