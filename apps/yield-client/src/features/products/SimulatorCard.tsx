import { feePercent } from '@repo/client/fee-percent';
import { formatBookAmount } from '@repo/domain/format';
import { minimumFor } from '@repo/domain/limits';
import { type Decimal, parCurrency } from '@repo/domain/money';
import {
  type Simulated,
  type SimulationTerms,
  simulate,
  simulationYears,
} from '@repo/domain/product-figures';
import { readAmount } from '@repo/domain/validation';
import { AmountField } from '@repo/ui/amount-field';
import { Card } from '@repo/ui/card';
import { SegmentedControl } from '@repo/ui/choices';
import { Figure } from '@repo/ui/figure';
import { useId, useState } from 'react';
import { useParameters } from '../../shared/parameters/use-parameters.ts';
import { choiceTexts as texts } from './product-choice.texts.ts';
import { caseText } from './product-history.model.ts';
import type { Strategy } from './products.model.ts';
import styles from './simulator.module.css';

const durations = simulationYears.map((years) => ({ value: String(years), label: texts.yearsOf(years) }));

interface SimulatorCardProps {
  readonly strategy: Strategy;
  /** In euros, a fraction under 0; null where it never fell. */
  readonly observedFall: number | null;
  /** What was typed, with which a subscription starts; null until then. */
  readonly typed: string | null;
  readonly onAmount: (amount: string) => void;
}

/** What a sum could become, the bad case first: never a promise. Nothing where nothing bounds a bad case. */
export function SimulatorCard({ strategy, observedFall, typed, onAmount }: SimulatorCardProps) {
  const terms = useTerms(strategy, observedFall);
  const { crypto: _destinations, ...declared } = strategy;
  const amount = typed ?? minimumFor(declared, 'EURO');
  const [years, setYears] = useState('3');
  const yearsId = useId();
  if (terms.riskLevel === null && observedFall === null) return null;
  const sum = readAmount(amount);
  const simulation = sum === null ? null : simulate(sum, Number(years), terms);
  return (
    <Card actions={<span className="muted">{texts.simulateNote}</span>} title={texts.simulate}>
      <div className={styles.simulator}>
        <div className={styles.inputs}>
          <AmountField
            currency={texts.euro}
            label={texts.sum}
            onChange={onAmount}
            step="1000"
            value={amount}
          />
          <div>
            <p className={styles.label} id={yearsId}>
              {texts.years}
            </p>
            <SegmentedControl
              className={styles.years}
              label={texts.years}
              onChange={setYears}
              options={durations}
              value={years}
            />
          </div>
          {simulation === null ? null : (
            <p className={styles.fine}>{texts.feesOf(euros(simulation.entryFees))}</p>
          )}
        </div>
        <ul aria-live="polite" className={styles.cases}>
          {simulation === null ? <li className={styles.fine}>{texts.enterAmount}</li> : null}
          {simulation?.cases.map((one) => (
            <Case key={one.kind} one={one} />
          ))}
        </ul>
      </div>
      <p className={styles.warning}>{texts.notForecast}</p>
      <p className={styles.fine}>{texts.hypotheses}</p>
    </Card>
  );
}

function Case({ one: { kind, rate, paid, gain } }: { readonly one: Simulated }) {
  const text = euros(gain);
  return (
    <li className={styles.case}>
      <div>
        <strong>{texts.cases[kind]}</strong>
        <p className={styles.fine}>{caseText(kind, rate)}</p>
      </div>
      <Figure
        amount={euros(paid)}
        change={gain.gt(0) ? `+${text}` : text}
        direction={gain.gt(0) ? 'up' : gain.lt(0) ? 'down' : 'flat'}
      />
    </li>
  );
}

const euros = (amount: Decimal): string => formatBookAmount(amount, 'EURO');

function useTerms(strategy: Strategy, observedFall: number | null): SimulationTerms {
  const parameters = useParameters().data?.parameters ?? [];
  return {
    currency: parCurrency(strategy.currency),
    apy: strategy.apy,
    riskLevel: strategy.risk_level ?? null,
    observedFall,
    fees: {
      subscriptionPercent: feePercent(parameters, 'FOOTER_SUBSCRIPTION_FEE'),
      fxPercent: feePercent(parameters, 'FOOTER_FX_FEE'),
      exitPercent: feePercent(parameters, 'FOOTER_EXIT_FEE'),
    },
  };
}
