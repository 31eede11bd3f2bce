import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import styles from './field.module.css';
import { fieldTexts } from './field.texts.ts';

/** The texts around the control of every field. */
export interface FieldWords {
  /** Always visible. */
  readonly label: string;
  /** One sentence under the label: why it is needed, or the expected format. */
  readonly description?: ReactNode;
  /** The first failing rule, under the control and associated with it. */
  readonly error?: string | undefined;
  /** A success message, in place of an error. */
  readonly success?: string | undefined;
  /** Something to check, in place of an error: it refuses nothing. For a field without a description. */
  readonly warning?: string | undefined;
  /** A link on the line of the label. */
  readonly labelAction?: ReactNode;
  readonly isOptional?: boolean | undefined;
}

/** Label line and description; inside a react-aria field. */
export function FieldHead({ label, labelAction, isOptional = false, description }: FieldWords) {
  return (
    <>
      <span className={styles.head}>
        <Label className={cx(styles.label)}>
          {label}
          {isOptional ? <span className={styles.optional}> {fieldTexts.optional}</span> : null}
        </Label>
        {labelAction}
      </span>
      {description === undefined ? null : (
        <Text className={cx(styles.description)} slot="description">
          {description}
        </Text>
      )}
    </>
  );
}

/** Error, else warning, else success message; inside a react-aria field. */
export function FieldFoot({ error, success, warning }: Pick<FieldWords, 'error' | 'success' | 'warning'>) {
  if (error !== undefined) {
    return (
      <FieldError className={cx(styles.message, styles.error)}>
        <Icon name="error" size={16} />
        <span>{error}</span>
      </FieldError>
    );
  }
  if (warning !== undefined) {
    return (
      <Text className={cx(styles.message, styles.warning)} slot="description">
        <Icon name="warning" size={16} />
        <output>{warning}</output>
      </Text>
    );
  }
  if (success === undefined) return null;
  return (
    <span className={cx(styles.message, styles.success)}>
      <Icon name="check" size={16} />
      {success}
    </span>
  );
}
