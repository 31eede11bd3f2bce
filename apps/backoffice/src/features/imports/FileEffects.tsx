import { Banner } from '@repo/ui/feedback';
import { ChangeLines } from '../../shared/ChangeLines.tsx';
import type { Preview } from './imports.model.ts';
import styles from './imports.module.css';
import { importsTexts as texts } from './imports.texts.ts';

/** What a file corrects, what is unusual of it, and what it would change in euros. */
export function FileEffects({
  preview: { changed, affected, warnings, effects },
}: {
  readonly preview: Preview;
}) {
  return (
    <>
      {changed === 0 ? null : (
        <Banner title={texts.affectedTitle(changed)} tone="warning">
          {texts.affected(affected.deals, affected.statements)}
        </Banner>
      )}
      {warnings.length === 0 ? null : (
        <Banner title={texts.warningsTitle(warnings.length)} tone="warning">
          <p>{texts.warningsHelp}</p>
          <ul className={styles.warnings}>
            {warnings.map(({ line, message }) => (
              <li key={`${line}:${message}`}>{texts.warning(line, message)}</li>
            ))}
          </ul>
        </Banner>
      )}
      {effects.length === 0 ? null : <ChangeLines lines={effects} />}
    </>
  );
}
