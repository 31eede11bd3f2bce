import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Skeleton } from '@repo/ui/feedback';
import { Select } from '@repo/ui/select';
import { useQuery } from '@tanstack/react-query';
import { receiptsTexts as texts } from './receipts.texts.ts';

export interface ProductSelectProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The product that money is invested in. */
export function ProductSelect({ value, onChange }: ProductSelectProps) {
  const { queries } = useServices();
  const products = useQuery(queries.query('listStrategies'));
  return (
    <QueryView failedTitle={texts.productsFailed} query={products} skeleton={<Skeleton height="3.9rem" />}>
      {({ strategies }) => (
        <Select
          label={texts.product}
          onChange={onChange}
          options={strategies.map(({ id, title }) => ({ value: id, label: title }))}
          value={value}
        />
      )}
    </QueryView>
  );
}
