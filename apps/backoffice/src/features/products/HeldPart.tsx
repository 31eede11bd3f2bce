import { Banner } from '@repo/ui/feedback';
import type { ReactNode } from 'react';
import styles from './products.module.css';
import { productTexts as texts } from './products.texts.ts';

interface HeldPartProps {
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

/** The fields of a tab, with why they can't be changed now. */
export function HeldPart({ isHeld, children }: HeldPartProps) {
  return (
    <div className={styles.fields}>
      {isHeld ? <Banner tone="warning">{texts.heldHere}</Banner> : null}
      {children}
    </div>
  );
}
