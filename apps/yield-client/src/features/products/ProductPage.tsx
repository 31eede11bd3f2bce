import { useServices } from '@repo/auth';
import { ProductVideo } from '@repo/client/product-card';
import { QueryView } from '@repo/client/query-view';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Icon } from '@repo/ui/icons';
import { Columns } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { appTexts } from '../../shared/app.texts.ts';
import { BookingPanel } from '../../shared/booking/BookingPanel.tsx';
import { paths } from '../../shared/paths.ts';
import { UnknownProduct } from '../../shared/product/UnknownProduct.tsx';
import { ProductSummary } from './ProductSummary.tsx';
import type { Strategy } from './products.model.ts';
import styles from './products.module.css';
import { productsTexts as texts } from './products.texts.ts';
import { RiskBox } from './RiskBox.tsx';

/** One strategy in full, with the button to subscribe (R202). */
export function ProductPage() {
  const { strategyId } = useParams();
  const { queries } = useServices();
  const strategies = useQuery(queries.query('listStrategies'));
  const strategy = strategies.data?.strategies.find(({ id }) => id === strategyId);
  if (strategy !== undefined) return <ProductDetail strategy={strategy} />;
  return (
    <>
      <title>{appTexts.nav.products}</title>
      <PageHeader eyebrow={<BackToList />} title={appTexts.nav.products} />
      <QueryView query={strategies} safe={texts.failedHint} skeleton={<Skeleton height="28rem" />}>
        {() => <UnknownProduct back={texts.backToList} />}
      </QueryView>
    </>
  );
}

function ProductDetail({ strategy }: { readonly strategy: Strategy }) {
  return (
    <>
      <title>{strategy.title}</title>
      <PageHeader
        eyebrow={<BackToList />}
        title={strategy.title}
        {...(strategy.subtitle === null ? {} : { subtitle: strategy.subtitle })}
      />
      <Columns aside={<ProductSummary strategy={strategy} />}>
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

function BackToList() {
  return (
    <TextLink className={styles.withIcon} href={paths.products}>
      <Icon name="chevron-left" size={16} />
      {texts.backToList}
    </TextLink>
  );
}
