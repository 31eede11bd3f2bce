import type { components } from '@repo/api-sdk';
import { sideOf } from '@repo/domain/books';
import { formatBookAmount, formatDecimal } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { VisuallyHidden } from '@repo/ui/layout';
import { accountName } from './account-name.ts';
import { ledgerPath } from './list-paths.ts';
import styles from './postings.module.css';
import { sharedTexts as texts } from './shared.texts.ts';
import { WholeNumbers } from './WholeNumbers.tsx';

type Posting = components['schemas']['Posting'];

interface PostingsProps {
  readonly postings: readonly Posting[];
  /** One column of amounts, as on a phone: a credit has a minus. */
  readonly isNarrow?: boolean;
}

/** The lines of an entry: account, then the debit or the credit in its own column. */
export function Postings({ postings, isNarrow = false }: PostingsProps) {
  return (
    <ul className={styles.postings} data-narrow={isNarrow}>
      {postings.map((posting) => (
        <li className={styles.posting} key={`${posting.account.account} ${posting.asset}`}>
          <TextLink
            className={styles.account}
            href={ledgerPath(posting.account.account, posting.asset)}
            tone="muted"
          >
            <WholeNumbers text={accountName(posting.account)} />
          </TextLink>
          <Side posting={posting} />
        </li>
      ))}
    </ul>
  );
}

function Side({ posting: { amount, asset } }: { readonly posting: Posting }) {
  const { debit, credit } = sideOf(amount);
  const isCredit = credit !== null;
  return (
    <span className={styles.amount} data-side={isCredit ? 'credit' : 'debit'}>
      <VisuallyHidden>{isCredit ? texts.credit : texts.debit} </VisuallyHidden>
      <BookAmount amount={credit ?? debit ?? amount} asset={asset} />
    </span>
  );
}

/** An amount of the books; pointing at it shows all its decimals. */
export function BookAmount({ amount, asset }: { readonly amount: string; readonly asset: string }) {
  return <span title={formatDecimal(amount)}>{formatBookAmount(amount, asset)}</span>;
}
