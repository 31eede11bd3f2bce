import { Amount } from './Amount.tsx';
import styles from './causes.module.css';
import { type CauseLine, causeLines, changesOf, computedChange } from './change.model.ts';
import type { PortfolioView } from './portfolio.model.ts';
import type { PortfolioState } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

interface ChangeCausesProps {
  readonly state: PortfolioState;
  /** `null` for all products. */
  readonly product: string | null;
  readonly view: PortfolioView;
}

/** What the change over the period is made of, as a table whose last line is the sum. */
export function ChangeCauses({ state, product, view: { period } }: ChangeCausesProps) {
  // Its space is reserved while loading.
  if (state.kind === 'loading') return <div className={styles.waiting} />;
  if (state.kind === 'failed') return null;
  const { figures } = state;
  const change = computedChange(changesOf(figures, product)?.[period]);
  const lines = change === null ? [] : causeLines(change, figures.currency);
  if (lines.length === 0) return null;
  return (
    <table aria-label={portfolioTexts.causes.title} className={styles.causes}>
      <tbody>
        {lines.map((line) => (
          <Cause key={line.term} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function Cause({ line: { term, amount, percent, bar } }: { readonly line: CauseLine }) {
  return (
    <tr>
      <th scope="row">{term}</th>
      <td aria-hidden="true" className={styles.track}>
        <span
          className={styles.bar}
          data-direction={bar.isLoss ? 'down' : 'up'}
          style={{ insetInlineStart: share(bar.start), width: share(bar.end - bar.start) }}
        />
      </td>
      <td>
        <Amount>{amount}</Amount>
      </td>
      <td className={styles.percent}>{percent}</td>
    </tr>
  );
}

const share = (fraction: number) => `${fraction * 100}%`;
