import { annualYield, type Strategy } from './products.model.ts';
import styles from './products.module.css';
import { productsTexts as texts } from './products.texts.ts';

/** The estimated yield, always labelled as an estimate. */
export function AnnualYield({ strategy }: { readonly strategy: Strategy }) {
  const percent = annualYield(strategy);
  return (
    <dl className={styles.yield}>
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
