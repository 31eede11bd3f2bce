import { BarChart } from '@repo/ui/charts';
import { Skeleton } from '@repo/ui/feedback';
import { useMemo } from 'react';
import { BarsTable } from './BarsTable.tsx';
import { adviserBars, assetBars, endLabels, funnelBars, netBars } from './charts.model.ts';
import styles from './charts.module.css';
import type { Indicators } from './indicators.model.ts';
import { indicatorsTexts } from './indicators.texts.ts';

const texts = indicatorsTexts.charts;

/** The book by strategy, by month, by step and by adviser. */
export function IndicatorCharts({ indicators }: { readonly indicators: Indicators }) {
  return (
    <div className={styles.charts}>
      <Assets indicators={indicators} />
      <NetFlows indicators={indicators} />
      <BarsTable
        bars={funnelBars(indicators)}
        empty={texts.noRegistration}
        heads={texts.funnelHeads}
        note={texts.funnelNote}
        title={texts.funnel}
      />
      <BarsTable
        bars={adviserBars(indicators)}
        empty={texts.nothingHeld}
        heads={texts.adviserHeads}
        note={texts.adviserNote}
        title={texts.advisers}
      />
    </div>
  );
}

/** The same object as long as the figures are the same: a new one redraws. */
function useAmounts({ currency }: Indicators) {
  return useMemo(() => ({ kind: 'amount', currency }) as const, [currency]);
}

function Assets({ indicators }: { readonly indicators: Indicators }) {
  const data = useMemo(() => assetBars(indicators), [indicators]);
  return (
    <div className={styles.card}>
      <div className={styles.assets}>
        <BarChart
          data={data}
          emptyText={texts.nothingHeld}
          headingLevel={3}
          legend={null}
          title={texts.assets}
          unit={useAmounts(indicators)}
        />
        {data.categories.length === 0 ? null : (
          <ul aria-label={texts.now} className={styles.labels}>
            {endLabels(indicators).map(({ strategy, hue, value, share }) => (
              <li key={strategy}>
                <span
                  aria-hidden="true"
                  className={styles.swatch}
                  style={{ background: `var(--color-${hue})` }}
                />
                <strong>{strategy}</strong>
                <span className={styles.figure}>{value}</span>
                <span className={styles.share}>{share}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function NetFlows({ indicators }: { readonly indicators: Indicators }) {
  const data = useMemo(() => netBars(indicators), [indicators]);
  return (
    <div className={styles.card}>
      <BarChart
        data={data}
        emptyText={texts.noFlow}
        headingLevel={3}
        title={texts.netBy[indicators.period]}
        unit={useAmounts(indicators)}
      />
    </div>
  );
}

export function ChartsSkeleton() {
  return (
    <div className={styles.charts}>
      {[texts.assets, texts.net, texts.funnel, texts.advisers].map((title) => (
        <div className={styles.card} key={title}>
          <h3 className={styles.title}>{title}</h3>
          <Skeleton height="20rem" />
        </div>
      ))}
    </div>
  );
}
