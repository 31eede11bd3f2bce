import { Button } from '@repo/ui/button';
import { useId } from 'react';
import styles from './documents.module.css';

interface ContractChoiceProps {
  readonly label: string;
  /** The effect of the button, when there is another beside it; `null` when there is no choice. */
  readonly hint: string | null;
  readonly onPress: () => void;
}

/** A button of a contract's row, and the line that distinguishes it from the one beside it. */
export function ContractChoice({ label, hint, onPress }: ContractChoiceProps) {
  const hintId = useId();
  const description = hint === null ? {} : { 'aria-describedby': hintId };
  return (
    <span className={styles.choice}>
      <Button isChange {...description} onPress={onPress} size="sm" variant="ghost">
        {label}
      </Button>
      {hint === null ? null : (
        <span className={styles.fine} id={hintId}>
          {hint}
        </span>
      )}
    </span>
  );
}
