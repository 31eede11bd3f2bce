import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Card } from '@repo/ui/card';
import { DataTable } from '@repo/ui/data-table';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { ExportBooks } from '../../shared/ExportBooks.tsx';
import { holdingLines } from './books.model.ts';
import styles from './books.module.css';
import { booksTexts } from './books.texts.ts';
import { assetColumns, lineColumns } from './holdings-columns.tsx';

const texts = booksTexts.holdings;

/** Units × last NAV of each strategy beside the money of its accounts and the difference; then the sums of each asset. */
export function Holdings() {
  const { queries } = useServices();
  const holdings = useQuery(queries.query('getHoldings'));
  const skeleton = <Skeleton height="2.2rem" lines={4} />;
  return (
    <Stack gap={24}>
      <Card actions={<ExportBooks query={{ list: 'holdings' }} />} title={texts.strategies}>
        <QueryView failedTitle={texts.failed} query={holdings} skeleton={skeleton}>
          {(data) => (
            <Stack gap={12}>
              <DataTable
                columns={lineColumns}
                empty={<EmptyState title={texts.noUnits} />}
                isWide
                label={texts.strategies}
                rowId={({ name }) => name}
                rows={holdingLines(data)}
              />
              <p className={styles.muted}>{texts.about}</p>
            </Stack>
          )}
        </QueryView>
      </Card>
      <Card title={texts.assets}>
        <QueryView failedTitle={texts.failed} query={holdings} skeleton={skeleton}>
          {({ assets }) => (
            <DataTable
              columns={assetColumns}
              empty={<EmptyState title={texts.noAsset} />}
              isWide
              label={texts.assets}
              rowId={({ asset }) => asset}
              rows={assets}
            />
          )}
        </QueryView>
      </Card>
    </Stack>
  );
}
