import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { cx } from '../internal/class-names.ts';
import styles from './code-field.module.css';
import { FieldFoot, FieldHead, type FieldWords } from './FieldFrame.tsx';
import fieldStyles from './field.module.css';

/** The number of digits of a code sent by e-mail. */
export const codeLength = 6;
const positions = Array.from({ length: codeLength }, (_, index) => index);

export interface CodeFieldProps extends FieldWords {
  readonly name?: string | undefined;
  /** The digits typed so far, at most six. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Called once when the sixth digit arrives, typed or pasted. */
  readonly onComplete?: ((digits: string) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** While the code is checked: it cannot change, and the focus stays. */
  readonly isReadOnly?: boolean | undefined;
  // Only on a page whose one field is the code.
  readonly autoFocus?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Six digits received by e-mail. One real input, so that paste, autofill and screen readers work. */
export function CodeField(props: CodeFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    onComplete,
    isDisabled = false,
    isReadOnly = false,
    autoFocus = false,
    name,
    ref,
    ...words
  } = props;
  return (
    <TextField
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- set by the one page whose only field is the code
      autoFocus={autoFocus}
      className={cx(fieldStyles.field)}
      isDisabled={isDisabled}
      isInvalid={words.error !== undefined}
      isReadOnly={isReadOnly}
      onChange={(typed) => {
        const digits = typed.replaceAll(/\D/g, '').slice(0, codeLength);
        onChange(digits);
        if (digits.length === codeLength && digits !== value) onComplete?.(digits);
      }}
      validationBehavior="aria"
      value={value}
      {...(name === undefined ? {} : { name })}
      {...(onBlur ? { onBlur } : {})}
    >
      <FieldHead {...words} />
      <span className={styles.code}>
        <span aria-hidden="true" className={styles.cells}>
          {positions.map((position) => (
            <span className={styles.cell} data-next={position === value.length} key={position}>
              {value[position]}
            </span>
          ))}
        </span>
        <Input
          autoComplete="one-time-code"
          className={cx(styles.input)}
          inputMode="numeric"
          pattern="[0-9]*"
          {...(ref ? { ref } : {})}
        />
      </span>
      <FieldFoot error={words.error} success={words.success} />
    </TextField>
  );
}
