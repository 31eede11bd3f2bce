import { productTone } from '@repo/client/product';
import { formatLongDate } from '@repo/domain/format';
import { parCurrency } from '@repo/domain/money';
import type { NavFigures, NavPoint } from '@repo/domain/product-figures';
import { Card } from '@repo/ui/card';
import { type ChartUnit, LineChart } from '@repo/ui/charts';
import { SegmentedControl } from '@repo/ui/choices';
import { Figure } from '@repo/ui/figure';
import { useMemo, useState } from 'react';
import { choiceTexts as texts } from './product-choice.texts.ts';
import { lastNav, navLine, navStats, type Span, spans, yearChange } from './product-history.model.ts';
import type { Strategy } from './products.model.ts';
import styles from './products.module.css';

const unit: ChartUnit = { kind: 'index' };
const options = spans.map((value) => ({ value, label: texts.spans[value] }));

interface NavCardProps {
  readonly strategy: Strategy;
  readonly points: readonly NavPoint[];
  /** Null before the first NAV. */
  readonly figures: NavFigures | null;
}

/** The last NAV, the curve, and what it says. */
export function NavCard({ strategy, points, figures }: NavCardProps) {
  const [span, setSpan] = useState<Span>('year');
  const hue = productTone(strategy.title) ?? 'accent';
  const data = useMemo(() => navLine(points, span, hue), [points, span, hue]);
  return (
    <Card className={styles.navCard}>
      {figures === null ? null : <LastNav figures={figures} strategy={strategy} />}
      <LineChart
        actions={<SegmentedControl label={texts.span} onChange={setSpan} options={options} value={span} />}
        data={data}
        emptyText={texts.noNav}
        title={texts.nav}
        unit={unit}
      />
      {figures === null ? null : (
        <>
          <dl className={styles.stats}>
            {navStats(figures, strategy).map(({ term, value, note }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className={styles.stat}>{value}</dd>
                <dd className={styles.fine}>{note}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.fine}>{texts.past}</p>
        </>
      )}
    </Card>
  );
}

function LastNav({ figures, strategy }: { readonly figures: NavFigures; readonly strategy: Strategy }) {
  const change = yearChange(figures);
  return (
    <Figure
      amount={lastNav(figures, strategy)}
      label={texts.navOf(formatLongDate(figures.last.date))}
      size="large"
      {...(change !== null && {
        change: change.text,
        direction: change.direction,
        note: texts.overYear(parCurrency(strategy.currency)),
      })}
    />
  );
}
