import { blockerLine, type Deletion } from './deletion.model.ts';
import styles from './personal-data.module.css';

/** What must be over before the account can be closed. */
export function Blockers({ blockers }: Pick<Deletion, 'blockers'>) {
  return (
    <ul className={styles.blockers}>
      {blockers.map((blocker) => (
        <li key={blocker.contract_id}>{blockerLine(blocker)}</li>
      ))}
    </ul>
  );
}
