import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { cx } from '../internal/class-names.ts';
import { FieldFoot, FieldHead, type FieldWords } from './FieldFrame.tsx';
import styles from './field.module.css';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'>,
    FieldWords {
  readonly placeholder?: string | undefined;
  /** Inside the box, before and after the typed text. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** Addresses, references: tabular figures. */
  readonly isCode?: boolean | undefined;
  readonly className?: string | undefined;
  /** The input itself, so that a form can focus the first invalid field. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. Controlled (`value`, `onChange(value)`) or uncontrolled. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, success, labelAction, isOptional, className, ref, ...others } = props;
  const { warning, placeholder, prefix, suffix, isCode = false, ...field } = others;
  return (
    <AriaTextField
      {...field}
      className={cx(styles.field, className)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldHead description={description} isOptional={isOptional} label={label} labelAction={labelAction} />
      <span className={styles.box}>
        {prefix}
        <Input
          className={cx(styles.input, isCode && styles.code)}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(ref ? { ref } : {})}
        />
        {suffix}
      </span>
      <FieldFoot error={error} success={success} warning={warning} />
    </AriaTextField>
  );
}
