import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { TextField, type TextFieldProps } from '../fields/TextField.tsx';
import { readAmount, showAmount, stepAmount, stripToAmount } from './amount.model.ts';
import styles from './amount-field.module.css';

export interface AmountFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'inputMode' | 'prefix' | 'suffix' | 'value' | 'defaultValue' | 'isCode'
  > {
  /** A decimal string, `15000.50`, as sent to the API; empty when the field is empty. Never a float. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** After the figure: « € », « USDC ». */
  readonly currency: ReactNode;
  /** The step of the up and down arrows, a decimal string. */
  readonly step?: string | undefined;
  /** The lower bound of the arrows, a decimal string. The form validates typed values. */
  readonly minimum?: string | undefined;
}

/** An amount in French: a decimal comma, groups of three, the currency always shown. */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, onFocus, onBlur, currency, step, minimum = '0', ...rest } = props;
  // Grouped on blur: the text is left as typed while the field has focus.
  const [draft, setDraft] = useState<string | null>(null);
  const type = (typed: string) => {
    const text = stripToAmount(typed);
    setDraft(text);
    onChange(readAmount(text));
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
