import { hiddenAmount, NNBSP } from '@repo/domain/format';
import { VisuallyHidden } from '@repo/ui/layout';
import { useBalanceHidden } from '../balance/index.ts';
import styles from './balance.module.css';
import { portfolioTexts } from './portfolio.texts.ts';

/** An amount in a line of text; bullets while balances are hidden. */
export function Amount({ children }: { readonly children: string }) {
  if (useBalanceHidden()) {
    return (
      <>
        <span aria-hidden="true">{hiddenAmount()}</span>
        <VisuallyHidden>{portfolioTexts.balance.hidden}</VisuallyHidden>
      </>
    );
  }
  const [first, ...groups] = children.split(NNBSP);
  return (
    <>
      {first}
      {groups.map((group, index) => (
        // The groups of an amount have no identity but their index.
        <span className={styles.group} key={`${index}:${group}`}>{`${NNBSP}${group}`}</span>
      ))}
    </>
  );
}
