import { hiddenAmount } from '@repo/domain/format';
import { VisuallyHidden } from '@repo/ui/layout';
import { useBalanceHidden } from '../balance/index.ts';
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
  return children;
}
