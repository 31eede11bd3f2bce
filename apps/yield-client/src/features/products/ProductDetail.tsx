import { ProductVideo } from '@repo/client/product-card';
import { Button, TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Icon } from '@repo/ui/icons';
import { Columns } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useState } from 'react';
import { BookingPanel } from '../../shared/booking/BookingPanel.tsx';
import { paths } from '../../shared/paths.ts';
import { ProductChoice } from './ProductChoice.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductSummary } from './ProductSummary.tsx';
import { choiceTexts } from './product-choice.texts.ts';
import type { Strategy } from './products.model.ts';
import styles from './products.module.css';
import { productsTexts as texts } from './products.texts.ts';
import { RiskBox } from './RiskBox.tsx';

/** What one chooses a product by, and how to subscribe to it. */
export function ProductDetail({ strategy }: { readonly strategy: Strategy }) {
  const [simulated, setSimulated] = useState<string | null>(null);
  return (
    <>
      <title>{strategy.title}</title>
      <PageHeader
        eyebrow={<BackToList />}
        actions={
          <Button onPress={() => window.print()} variant="ghost">
            {choiceTexts.print}
          </Button>
        }
        title={strategy.title}
        {...(strategy.subtitle === null ? {} : { subtitle: strategy.subtitle })}
      />
      <Columns
        aside={
          <>
            <ProductSummary simulated={simulated} strategy={strategy} />
            <ProductFacts strategy={strategy} />
          </>
        }
      >
        <ProductChoice onAmount={setSimulated} strategy={strategy} typed={simulated} />
        <Card title={texts.strategy}>
          <p className={styles.longDescription}>{strategy.description}</p>
        </Card>
        <ProductVideo strategy={strategy} />
        <RiskBox />
      </Columns>
      {/* After the columns: on a phone « Souscrire » comes before the calendar. */}
      <section className={styles.guidance}>
        <h2 className={styles.guidanceTitle}>{texts.guidanceTitle}</h2>
        <p className="muted">{texts.guidanceText}</p>
        <BookingPanel />
      </section>
    </>
  );
}

export function BackToList() {
  return (
    <TextLink className={styles.withIcon} href={paths.products}>
      <Icon name="chevron-left" size={16} />
      {texts.backToList}
    </TextLink>
  );
}
