import { productTone } from '@repo/client/product';
import { LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Coin } from '../../shared/coin/Coin.tsx';
import { paths } from '../../shared/paths.ts';
import { AnnualYield } from './AnnualYield.tsx';
import { DocumentationLink } from './DocumentationLink.tsx';
import { ProductVideo } from './ProductVideo.tsx';
import type { Strategy } from './products.model.ts';
import styles from './products.module.css';
import { productsTexts as texts } from './products.texts.ts';

/** One strategy of the list: its description, its estimated yield, and its link. */
export function ProductCard({ strategy }: { readonly strategy: Strategy }) {
  return (
    <Card className={styles.card} edge={productTone(strategy.title)}>
      <div className={styles.identity}>
        <Coin isNamed size="lg" strategy={strategy} />
        <div>
          <h2 className={styles.name}>{strategy.title}</h2>
          {strategy.subtitle === null ? null : <p className={styles.subtitle}>{strategy.subtitle}</p>}
        </div>
      </div>
      <p className={styles.description}>{strategy.description}</p>
      <ProductVideo look="line" strategy={strategy} />
      <AnnualYield strategy={strategy} />
      <div className={styles.cardFoot}>
        <LinkButton aria-label={texts.investIn(strategy.title)} href={paths.product(strategy.id)}>
          {texts.invest}
        </LinkButton>
        <DocumentationLink strategy={strategy} />
      </div>
    </Card>
  );
}
