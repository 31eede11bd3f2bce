import { TextLink } from '@repo/ui/button';
import { paths } from '../../shared/paths.ts';
import styles from './balance.module.css';
import { portfolioTexts } from './portfolio.texts.ts';

/** Shown without holdings: a message, and a link to the products. */
export function NothingYet({ text }: { readonly text: string }) {
  return (
    <>
      <span className={styles.muted}>{text}</span>
      <TextLink href={paths.products}>{portfolioTexts.balance.discover}</TextLink>
    </>
  );
}
