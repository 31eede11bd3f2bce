import { blockerLine, type Deletion } from './deletion.model.ts';
import styles from './personal-data.module.css';

/** What blocks the closing of the account. */
export function Blockers({ blockers }: Pick<Deletion, 'blockers'>) {
  return (
    <ul className={styles.blockers}>
      {blockers.map((blocker) => (
        <li key={blocker.contract_id}>{blockerLine(blocker)}</li>
      ))}
    </ul>
  );
}
