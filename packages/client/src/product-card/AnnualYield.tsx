import { annualYield, type Strategy } from './product-card.model.ts';
import styles from './product-card.module.css';
import { productCardTexts as texts } from './product-card.texts.ts';

interface AnnualYieldProps {
  readonly strategy: Strategy;
  /** A line above it, which separates it from the rest of its card. */
  readonly hasRule?: boolean | undefined;
}

/** The estimated yield, always labelled as an estimate. */
export function AnnualYield({ strategy, hasRule = true }: AnnualYieldProps) {
  const percent = annualYield(strategy);
  return (
    <dl className={styles.yield} data-rule={hasRule}>
      <dt>{texts.annualYield}</dt>
      {percent === null ? (
        <dd className={styles.yieldNote}>{texts.noYield}</dd>
      ) : (
        <>
          <dd className={styles.yieldFigure}>{percent}</dd>
          <dd className={styles.yieldNote}>{texts.notGuaranteed}</dd>
        </>
      )}
    </dl>
  );
}
