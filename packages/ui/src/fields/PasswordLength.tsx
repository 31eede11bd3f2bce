import type { ReactNode } from 'react';
import styles from './field.module.css';
import { fieldTexts } from './field.texts.ts';

interface PasswordLengthProps {
  readonly description: ReactNode;
  readonly typed: number;
  readonly minimum: number;
}

/** The typed length against the minimum: a progress bar and the count in words. */
export function PasswordLength({ description, typed, minimum }: PasswordLengthProps) {
  const filledFraction = Math.min(1, typed / minimum);
  return (
    <>
      {description}
      <span className={styles.length}>
        <span className={styles.lengthTrack}>
          <span className={styles.lengthFill} style={{ transform: `scaleX(${filledFraction})` }} />
        </span>
        <span>{fieldTexts.passwordLength(typed, minimum)}</span>
      </span>
    </>
  );
}
