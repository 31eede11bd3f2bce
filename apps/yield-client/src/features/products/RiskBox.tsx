import { Banner } from '@repo/ui/feedback';
import styles from './products.module.css';
import { productsTexts as texts } from './products.texts.ts';

/** The risks, above the button to subscribe. */
export function RiskBox() {
  return (
    <Banner title={texts.riskTitle} tone="warning">
      <ul className={styles.risks}>
        {texts.risks.map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </ul>
    </Banner>
  );
}
