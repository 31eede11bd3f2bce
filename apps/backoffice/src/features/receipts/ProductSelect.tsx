import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Skeleton } from '@repo/ui/feedback';
import { Select, type SelectProps } from '@repo/ui/select';
import { useQuery } from '@tanstack/react-query';
import { receiptsTexts as texts } from './receipts.texts.ts';

/** Of the id of a product. */
export type ProductSelectProps = Pick<SelectProps<string>, 'value' | 'onChange' | 'error' | 'ref'>;

/** The product that money is invested in. */
export function ProductSelect(select: ProductSelectProps) {
  const { queries } = useServices();
  const products = useQuery(queries.query('listStrategies'));
  return (
    <QueryView failedTitle={texts.productsFailed} query={products} skeleton={<Skeleton height="3.9rem" />}>
      {({ strategies }) => (
        <Select
          {...select}
          label={texts.product}
          options={strategies.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
    </QueryView>
  );
}
