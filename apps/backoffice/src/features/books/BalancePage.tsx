import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { readAddress } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import { isIsoDay } from '@repo/domain/dates';
import { Card } from '@repo/ui/card';
import { DataTable } from '@repo/ui/data-table';
import { DatePicker } from '@repo/ui/date-field';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { ExportBooks } from '../../shared/ExportBooks.tsx';
import { ContractsTabs } from '../../shared/SectionTabs.tsx';
import { balanceColumns, balanceHref, totalColumns } from './balance-columns.tsx';
import styles from './books.module.css';
import { booksTexts } from './books.texts.ts';
import { Holdings } from './Holdings.tsx';

const texts = booksTexts.balance;

/** The holdings beside the debts, then the trial balance at an order day. */
export function BalancePage() {
  const { queries } = useServices();
  const { address, change } = useAddress();
  const typed = readAddress(address, 'day') ?? '';
  const day = isIsoDay(typed) ? typed : undefined;
  const balance = useQuery({
    ...queries.query('getTrialBalance', { query: { day } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        actions={<ExportBooks query={{ list: 'balance', day }} />}
        subtitle={texts.subtitle}
        title={screenTexts.balance}
      />
      <ContractsTabs />
      <Stack gap={24}>
        <Holdings />
        <Card title={texts.list}>
          <Stack gap={16}>
            <div className={styles.day}>
              <DatePicker label={texts.day} onChange={(next) => change({ day: next })} value={day ?? null} />
            </div>
            <QueryView
              failedTitle={texts.failed}
              query={balance}
              skeleton={<Skeleton height="2.2rem" lines={12} />}
            >
              {({ lines }) => (
                <DataTable
                  columns={balanceColumns}
                  empty={<EmptyState title={texts.empty} />}
                  isWide
                  label={texts.list}
                  rowAction={{ kind: 'link', href: balanceHref }}
                  rowId={({ account, asset }) => `${account.account} ${asset}`}
                  rows={lines}
                />
              )}
            </QueryView>
          </Stack>
        </Card>
        {balance.data === undefined || balance.data.totals.length === 0 ? null : (
          <Card title={texts.totals}>
            <DataTable
              columns={totalColumns}
              label={texts.totals}
              rowId={({ asset }) => asset}
              rows={balance.data.totals}
            />
          </Card>
        )}
      </Stack>
    </>
  );
}
