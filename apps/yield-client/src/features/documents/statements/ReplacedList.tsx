import { TextLink } from '@repo/ui/button';
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
            <TextLink href={issue.url ?? ''} rel="noreferrer" target="_blank">
              {replacedLabel(issue)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
