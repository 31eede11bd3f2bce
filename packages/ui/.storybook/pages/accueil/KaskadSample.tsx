import { formatDecimal } from '@repo/domain/format';
import { Button } from '../../../src/button/index.ts';
import { Sparkline } from '../../../src/charts/index.ts';
import { Figure } from '../../../src/figure/index.ts';
import { Logo } from '../../../src/shell/index.ts';
import type { Theme } from '../../../src/tokens/index.ts';
import styles from './accueil.module.css';
import { kaskadTexts } from './accueil.texts.ts';
import { SiteSample } from './SiteSample.tsx';

/** A cliff, then one more tranche a month. */
const tranches = Array.from({ length: 120 }, (_day, index) => Math.max(0, Math.floor((index - 24) / 8)));
const claimable = formatDecimal('1250');

/** The second service: tokens granted, unlocked and available to withdraw. */
export function KaskadSample({ theme }: { readonly theme: Theme }) {
  return (
    <SiteSample
      brand="kaskad"
      feel={kaskadTexts.feel}
      name={<Logo brand="kaskad" name="Kaskad" />}
      theme={theme}
    >
      <div className={styles.sheet}>
        <div className={styles.trio}>
          <Figure amount={formatDecimal('60000')} label={kaskadTexts.total} />
          <Figure amount={formatDecimal('17500')} label={kaskadTexts.unlocked} />
          <Figure amount={claimable} className={styles.picked} label={kaskadTexts.claimable} />
        </div>
        <div className={styles.trend}>
          <Sparkline label={kaskadTexts.chart} values={tranches} />
        </div>
      </div>
      <Button isFullWidth>{kaskadTexts.action(claimable)}</Button>
    </SiteSample>
  );
}
