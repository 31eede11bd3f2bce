import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { DataTable } from '@repo/ui/data-table';
import { EmptyState } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { screenTexts } from '../../shared/app.texts.ts';
import { InvestmentsTabs } from '../../shared/SectionTabs.tsx';
import { ChangeClassDialog } from './ChangeClassDialog.tsx';
import { NewClass } from './NewClass.tsx';
import { NewIssuer } from './NewIssuer.tsx';
import { classColumns, type Issuer, issuerColumns } from './token-class-columns.tsx';
import type { ClassRow } from './token-classes.model.ts';
import { tokenClassesTexts as texts } from './token-classes.texts.ts';

const skeletonRows = 3;

/** What grants are made of: the classes of units, and their issuers. */
export function TokenClassesPage() {
  const { queries } = useServices();
  const classes = useQuery(queries.query('listClasses'));
  const issuers = useQuery(queries.query('listIssuers'));
  const [changing, setChanging] = useState<string | null>(null);
  const columns = classColumns(setChanging);
  const table = { columns, label: texts.classes, rowId: (row: ClassRow) => row.class.id, isWide: true };
  const issuerTable = {
    columns: issuerColumns,
    label: texts.issuers,
    rowId: ({ id }: Issuer) => id,
  };
  const opened = classes.data?.items.find((row) => row.class.id === changing) ?? null;
  return (
    <>
      <PageHeader
        actions={
          <>
            <NewIssuer />
            <NewClass issuers={issuers.data?.items ?? []} />
          </>
        }
        subtitle={texts.subtitle}
        title={screenTexts.tokenClasses}
      />
      <InvestmentsTabs />
      <Stack gap={24}>
        <Stack gap={12}>
          <h2>{texts.classes}</h2>
          <QueryView
            failedTitle={texts.failed}
            query={classes}
            skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: skeletonRows }} />}
          >
            {({ items }) => (
              <DataTable
                {...table}
                empty={<EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>}
                rows={items}
              />
            )}
          </QueryView>
        </Stack>
        <Stack gap={12}>
          <h2>{texts.issuers}</h2>
          <QueryView
            failedTitle={texts.issuersFailed}
            query={issuers}
            skeleton={
              <DataTable {...issuerTable} rows={[]} state={{ kind: 'loading', rows: skeletonRows }} />
            }
          >
            {({ items }) => (
              <DataTable
                {...issuerTable}
                empty={<EmptyState title={texts.noIssuer}>{texts.noIssuerHelp}</EmptyState>}
                rows={items}
              />
            )}
          </QueryView>
        </Stack>
      </Stack>
      <ChangeClassDialog onClose={() => setChanging(null)} row={opened} />
    </>
  );
}
