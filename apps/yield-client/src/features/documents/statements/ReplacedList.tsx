import { FileLink } from '@repo/client/file-link';
import { replacedLabel, type StatementList } from './statements.model.ts';
import styles from './statements.module.css';
import { statementsTexts } from './statements.texts.ts';

const texts = statementsTexts.replaced;

/** Statements that a « rectificatif » replaced, as they were downloaded. */
export function ReplacedList({ replaced }: Pick<StatementList, 'replaced'>) {
  if (replaced.length === 0) return null;
  return (
    <section className={styles.part}>
      <div>
        <h3 className={styles.subtitle}>{texts.title}</h3>
        <p className={styles.about}>{texts.about}</p>
      </div>
      <ul aria-label={texts.title} className={styles.exports}>
        {replaced.map((issue) => (
          <li className={styles.export} key={issue.id}>
            <FileLink href={issue.url ?? ''}>{replacedLabel(issue)}</FileLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
