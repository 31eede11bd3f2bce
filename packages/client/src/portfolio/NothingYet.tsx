import { TextLink } from '@repo/ui/button';
import { useContext } from 'react';
import styles from './balance.module.css';
import { portfolioTexts } from './portfolio.texts.ts';
import { PortfolioOwner } from './portfolio-owner.ts';

/** Shown without holdings: a message, and to the client a link to the products. */
export function NothingYet({ text }: { readonly text: string }) {
  const { productsPath } = useContext(PortfolioOwner);
  return (
    <>
      <span className={styles.muted}>{text}</span>
      {productsPath === null ? null : (
        <TextLink href={productsPath}>{portfolioTexts.balance.discover}</TextLink>
      )}
    </>
  );
}
