import { formatShortAddress } from '@repo/domain/format';
import { Icon } from '@repo/ui/icons';
import styles from './contracts.module.css';
import type { Fact } from './proof.model.ts';

export interface ProofValueProps {
  readonly text: string;
  /** What was checked of it; nothing when there is nothing to say. */
  readonly fact?: Fact | null | undefined;
}

/** Long enough to be an address or a hash, which are compared by their ends; whole on hover. */
const longText = 26;

/** One thing a client gave, and what it is worth. */
export function ProofValue({ text, fact = null }: ProofValueProps) {
  return (
    <span className={styles.value}>
      <span title={text} translate="no">
        {text.length > longText ? formatShortAddress(text) : text}
      </span>
      {fact === null ? null : (
        <span className={styles.fact} data-fine={fact.isFine}>
          <Icon name={fact.isFine ? 'check' : 'warning'} size={14} />
          {fact.text}
        </span>
      )}
    </span>
  );
}
