import { productTone } from '@repo/client/product';
import type { Comparison } from '@repo/domain/product-figures';
import { Card } from '@repo/ui/card';
import { VisuallyHidden } from '@repo/ui/layout';
import styles from './comparison.module.css';
import { choiceTexts as texts } from './product-choice.texts.ts';
import { comparedLines, sourcesOf } from './product-history.model.ts';
import type { Strategy } from './products.model.ts';

interface ComparisonCardProps {
  readonly strategy: Strategy;
  readonly comparison: Comparison;
}

/** The product beside what the same euros could have done, on one axis. */
export function ComparisonCard({ strategy, comparison }: ComparisonCardProps) {
  return (
    <Card actions={<span className="muted">{texts.compareNote}</span>} title={texts.compare}>
      <table aria-label={texts.compare} className={styles.compared}>
        <thead>
          <tr>
            <th colSpan={2} scope="col">
              <VisuallyHidden>{texts.choice}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{texts.change}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {comparedLines(comparison, strategy).map(({ kind, name, value, bar, isLoss }) => (
            <tr data-kind={kind} key={kind}>
              <th scope="row">{name}</th>
              <td aria-hidden="true" className={styles.track}>
                <span
                  className={styles.bar}
                  data-loss={isLoss}
                  data-tone={kind === 'product' ? productTone(strategy.title) : undefined}
                  style={{ insetInlineStart: share(bar.start), width: share(bar.end - bar.start) }}
                />
              </td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.sources}>{sourcesOf(comparison).join(' ')}</p>
    </Card>
  );
}

const share = (fraction: number) => `${fraction * 100}%`;
