import { Card } from '@repo/ui/card';
import { BarChart, type BarInput } from '@repo/ui/charts';
import { Switch } from '@repo/ui/choices';
import { useMemo, useState } from 'react';
import { contributionBars, yieldBars } from './bars.model.ts';
import { seriesFrame } from './chart-frame.ts';
import type { PortfolioView } from './portfolio.model.ts';
import styles from './portfolio.module.css';
import { type PortfolioState, wholeOf } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.bars;

const PERCENT = { kind: 'percent' } as const;
const NOTHING: BarInput = { categories: [], series: [] };

interface StrategyBarsProps {
  readonly state: PortfolioState;
  readonly view: PortfolioView;
}

/** The yields of the whole portfolio by period, plain or stacked by product (R166–R170). */
export function StrategyBars({ state, view: { period, until } }: StrategyBarsProps) {
  const [wantsStack, setWantsStack] = useState(false);
  const portfolio = wholeOf(state);
  const canStack = portfolio !== null && Object.keys(portfolio.contributions).length > 0;
  // R168: the switch is off again when contributions reappear. Selecting a product unmounts this view with its state.
  if (wantsStack && !canStack) setWantsStack(false);
  const isStacked = wantsStack && canStack;
  const data = useMemo(() => {
    if (portfolio === null) return NOTHING;
    const view = { period, until };
    return isStacked
      ? contributionBars(portfolio, view)
      : yieldBars(portfolio.aggregated.rates, 'accent', view);
  }, [portfolio, isStacked, period, until]);
  const frame = seriesFrame(state, texts.empty);
  return (
    <Card>
      <BarChart
        {...frame}
        actions={
          canStack || frame.status.kind === 'loading' ? (
            <Switch
              // Its space is reserved until it is known whether there is anything to stack.
              className={canStack ? undefined : styles.waitingSwitch}
              isDisabled={!canStack}
              isSelected={isStacked}
              onChange={setWantsStack}
            >
              {texts.stack}
            </Switch>
          ) : undefined
        }
        data={data}
        note={texts.by[period]}
        title={isStacked ? texts.stackedTitle : texts.title}
        unit={PERCENT}
      />
    </Card>
  );
}
