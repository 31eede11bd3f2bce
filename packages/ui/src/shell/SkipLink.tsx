import { shellTexts } from './shell.texts.ts';
import styles from './skip-link.module.css';

/** The first Tab stop; leads past the header to `#contenu`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#contenu">
      {shellTexts.skip}
    </a>
  );
}
