import { TextLink } from '@repo/ui/button';
import { paths } from '../../app/paths.ts';
import styles from './balance.module.css';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.balance;

/** What to do with an empty portfolio. */
export function NothingYet() {
  return (
    <>
      <span className={styles.muted}>{texts.nothingYet}</span>
      <TextLink href={paths.products}>{texts.discover}</TextLink>
    </>
  );
}
