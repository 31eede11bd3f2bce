import { addressOf } from '@repo/client/address';
import { productTone } from '@repo/client/product';
import { AnnualYield, DocumentationLink } from '@repo/client/product-card';
import { toText } from '@repo/domain/money';
import { formatHorizon, formatWorkingDays } from '@repo/domain/products';
import { readAmount } from '@repo/domain/validation';
import { LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner } from '@repo/ui/feedback';
import { paths } from '../../shared/paths.ts';
import { choiceTexts } from './product-choice.texts.ts';
import { offersOf, type Strategy } from './products.model.ts';
import styles from './products.module.css';
import { productsTexts as texts } from './products.texts.ts';

interface ProductSummaryProps {
  readonly strategy: Strategy;
  /** The euros typed in the simulator; null when none were. */
  readonly simulated: string | null;
}

/** Beside the description: the figure, the minimums, the button. */
export function ProductSummary({ strategy, simulated }: ProductSummaryProps) {
  const offers = offersOf(strategy);
  const sum = readAmount(simulated);
  return (
    <Card className={styles.summary} edge={productTone(strategy.title)}>
      <AnnualYield hasRule={false} strategy={strategy} />
      {offers.length === 0 ? null : (
        <section>
          <h2 className={styles.summaryTitle}>{texts.paymentCurrencies}</h2>
          <DefinitionList
            items={offers.map(({ asset, minimum }) => ({
              term: asset,
              value: (
                <>
                  <span className={styles.fine}>{texts.minimumFrom}</span> {minimum}
                </>
              ),
            }))}
          />
        </section>
      )}
      <StatedTerms strategy={strategy} />
      {strategy.offer === 'open' ? (
        <div className={styles.action}>
          <LinkButton
            isChange
            href={addressOf(paths.subscription(strategy.id), { amount: sum === null ? null : toText(sum) })}
            isFullWidth
          >
            {texts.subscribe}
          </LinkButton>
        </div>
      ) : (
        <Banner title={texts.closed[strategy.offer].title} tone="warning">
          {texts.closed[strategy.offer].text}
        </Banner>
      )}
      <p className={styles.riskLine}>
        <strong>{choiceTexts.riskLine}</strong> {choiceTexts.pastLine}
      </p>
      <DocumentationLink strategy={strategy} />
    </Card>
  );
}

/** Those that staff stated. */
function StatedTerms({ strategy }: { readonly strategy: Strategy }) {
  const { horizon_months: horizon, exit_days: exit } = strategy;
  const items = [
    ...(typeof horizon === 'number' ? [{ term: choiceTexts.horizon, value: formatHorizon(horizon) }] : []),
    ...(typeof exit === 'number'
      ? [
          {
            term: choiceTexts.payment,
            value: (
              <>
                {formatWorkingDays(exit)} <span className={styles.fine}>{choiceTexts.afterNav}</span>
              </>
            ),
          },
        ]
      : []),
  ];
  return items.length === 0 ? null : <DefinitionList items={items} />;
}
