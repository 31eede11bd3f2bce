import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { appTexts } from '../../shared/app.texts.ts';
import { UnknownProduct } from '../../shared/product/UnknownProduct.tsx';
import { BackToList, ProductDetail } from './ProductDetail.tsx';
import { productsTexts as texts } from './products.texts.ts';

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
