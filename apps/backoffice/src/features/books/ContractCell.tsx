import type { components } from '@repo/api-sdk';
import { TextLink } from '@repo/ui/button';
import { paths } from '../../shared/paths.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import styles from './books.module.css';

interface ContractCellProps {
  readonly contract: components['schemas']['ContractName'] | null;
}

/** The contract that a line is of, and its client. */
export function ContractCell({ contract }: ContractCellProps) {
  if (contract === null) return sharedTexts.none;
  return (
    <span className={styles.two}>
      <TextLink className={styles.whole} href={paths.contract(contract.id)}>
        {contract.po_number ?? contract.product}
      </TextLink>
      <span className={styles.muted}>{contract.client}</span>
    </span>
  );
}
