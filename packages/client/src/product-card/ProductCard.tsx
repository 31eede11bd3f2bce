import { Card } from '@repo/ui/card';
import { Badge } from '@repo/ui/feedback';
import type { ReactNode } from 'react';
import { productTone } from '../product/product-tone.ts';
import { AnnualYield } from './AnnualYield.tsx';
import { Coin } from './Coin.tsx';
import { DocumentationLink } from './DocumentationLink.tsx';
import { ProductVideo } from './ProductVideo.tsx';
import { cardFacts, type Strategy } from './product-card.model.ts';
import styles from './product-card.module.css';
import { productCardTexts as texts } from './product-card.texts.ts';

export interface ProductCardProps {
  readonly strategy: Strategy;
  /** The button that leads to the product. */
  readonly action: ReactNode;
}

/** One strategy of the list: its description, its estimated yield, and what leads to it. */
export function ProductCard({ strategy, action }: ProductCardProps) {
  return (
    <Card className={styles.card} edge={productTone(strategy.title)}>
      <div className={styles.identity}>
        <Coin isNamed size="lg" strategy={strategy} />
        <div>
          <h2 className={styles.name}>{strategy.title}</h2>
          {strategy.subtitle === null ? null : <p className={styles.subtitle}>{strategy.subtitle}</p>}
          {strategy.offer === 'suspended' ? <Badge tone="warning">{texts.suspended}</Badge> : null}
        </div>
      </div>
      <p className={styles.description}>{strategy.description}</p>
      <CardFacts strategy={strategy} />
      <AnnualYield strategy={strategy} />
      <div className={styles.cardFoot}>
        {action}
        <DocumentationLink strategy={strategy} />
        <ProductVideo look="link" strategy={strategy} />
      </div>
    </Card>
  );
}

function CardFacts({ strategy }: Pick<ProductCardProps, 'strategy'>) {
  return (
    <dl className={styles.facts}>
      {cardFacts(strategy).map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
