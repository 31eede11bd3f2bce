import { formatChangePercent, formatDashboardAmount } from '@repo/domain/format';
import { Button } from '../../../src/button/index.ts';
import { trend } from '../../../src/charts/chart-samples.ts';
import { Sparkline } from '../../../src/charts/index.ts';
import { Badge } from '../../../src/feedback/index.ts';
import { Figure } from '../../../src/figure/index.ts';
import { Cluster } from '../../../src/layout/index.ts';
import { Logo } from '../../../src/shell/index.ts';
import type { Theme } from '../../../src/tokens/index.ts';
import styles from './accueil.module.css';
import { yieldTexts } from './accueil.texts.ts';
import { SiteSample } from './SiteSample.tsx';

/** The investors' site: one figure, its trend, the signed contracts. */
export function YieldSample({ theme }: { readonly theme: Theme }) {
  return (
    <SiteSample brand="yield" feel={yieldTexts.feel} name={<Logo brand="yield" name="Yield" />} theme={theme}>
      <div className={styles.sheet}>
        <Figure
          amount={formatDashboardAmount('128450.12', 'EUR')}
          change={formatChangePercent(0.042)}
          direction="up"
          label={yieldTexts.figure}
          note={yieldTexts.period}
          size="hero"
        />
        <div className={styles.trend}>
          <Sparkline label={yieldTexts.trend} values={trend} />
        </div>
      </div>
      <Cluster justify="between">
        <Badge tone="gold">{yieldTexts.signed}</Badge>
        <Button>{yieldTexts.action}</Button>
      </Cluster>
    </SiteSample>
  );
}
