import { productTone } from '@repo/client/product';
import { AnnualYield, DocumentationLink } from '@repo/client/product-card';
import { LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner } from '@repo/ui/feedback';
import { paths } from '../../shared/paths.ts';
import { offersOf, type Strategy } from './products.model.ts';
import styles from './products.module.css';
import { productsTexts as texts } from './products.texts.ts';

/** Beside the description: the figure, the minimums, the button. */
export function ProductSummary({ strategy }: { readonly strategy: Strategy }) {
  const offers = offersOf(strategy);
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
      {strategy.offer === 'open' ? (
        <LinkButton isChange href={paths.subscription(strategy.id)} isFullWidth>
          {texts.subscribe}
        </LinkButton>
      ) : (
        <Banner title={texts.closed[strategy.offer].title} tone="warning">
          {texts.closed[strategy.offer].text}
        </Banner>
      )}
      <DocumentationLink strategy={strategy} />
    </Card>
  );
}
