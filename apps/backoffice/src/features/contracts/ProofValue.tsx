import { formatShortAddress } from '@repo/domain/format';
import { Icon } from '@repo/ui/icons';
import styles from '../../shared/list-panel.module.css';
import type { Fact } from './proof.model.ts';

export interface ProofValueProps {
  readonly text: string;
  /** The result of the check; absent when there is none. */
  readonly fact?: Fact | null | undefined;
}

/** From this length on a value is an address or a hash: shortened in the middle, whole on hover. */
const longText = 26;

/** One value of a client's proof, and the result of its check. */
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
