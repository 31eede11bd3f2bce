import { TextLink } from '@repo/ui/button';
import { type Blocker, blockerLine } from './deletion.model.ts';
import styles from './personal-data.module.css';

export interface BlockersProps {
  readonly blockers: readonly Blocker[];
  /** The URL of the screen where it can be ended. */
  readonly addressOf: (blocker: Blocker) => string;
}

/** What blocks the closing of the account, each with a link to where it can be ended. */
export function Blockers({ blockers, addressOf }: BlockersProps) {
  return (
    <ul className={styles.blockers}>
      {blockers.map((blocker) => (
        <li key={blocker.contract_id}>
          <TextLink href={addressOf(blocker)}>{blockerLine(blocker)}</TextLink>
        </li>
      ))}
    </ul>
  );
}
