import { TextButton } from '../button/index.ts';
import { formTexts } from './field.texts.ts';
import styles from './form.module.css';

export interface FormErrorItem {
  /** The field's name in the form. */
  readonly name: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly errors: readonly FormErrorItem[];
  /** Focuses the field. */
  readonly onGoTo?: ((name: string) => void) | undefined;
  /** Replaces « 2 points sont à corriger ». */
  readonly title?: string | undefined;
}

/** Above a long form with errors: each line links to its field. */
export function ErrorSummary({ errors, onGoTo, title }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div className={styles.summary} role="alert">
      <strong>{title ?? formTexts.summary(errors.length)}</strong>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={`${name}:${message}`}>
            <TextButton onPress={() => onGoTo?.(name)} tone="muted">
              {message}
            </TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
