import type { Ref } from 'react';
import { TextArea, TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { cx } from '../internal/class-names.ts';
import { FieldFoot, FieldHead, type FieldWords } from './FieldFrame.tsx';
import styles from './field.module.css';

export interface TextAreaFieldProps
  extends Omit<TextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'>,
    FieldWords {
  /** Visible lines before it scrolls; 4 by default. */
  readonly rows?: number | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text: a reason, a message. */
export function TextAreaField(props: TextAreaFieldProps) {
  const {
    label,
    description,
    error,
    success,
    labelAction,
    isOptional,
    className,
    ref,
    rows = 4,
    ...field
  } = props;
  return (
    <TextField
      {...field}
      className={cx(styles.field, className)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldHead description={description} isOptional={isOptional} label={label} labelAction={labelAction} />
      <span className={styles.box}>
        <TextArea className={cx(styles.input, styles.area)} rows={rows} {...(ref ? { ref } : {})} />
      </span>
      <FieldFoot error={error} success={success} />
    </TextField>
  );
}
