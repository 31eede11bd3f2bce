import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { countryName } from '@repo/domain/countries';
import { formatNumericDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { EmptyState } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { screenTexts } from '../../shared/app.texts.ts';
import { classKindTexts } from '../../shared/kaskad/kaskad.texts.ts';
import { shownUnits } from '../../shared/kaskad/units.ts';
import { InvestmentsTabs } from '../../shared/SectionTabs.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { ChangeClassDialog } from './ChangeClassDialog.tsx';
import { NewClass } from './NewClass.tsx';
import { NewIssuer } from './NewIssuer.tsx';
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

type Issuer = ClassRow['issuer'];

const issuerColumns: readonly DataColumn<Issuer>[] = [
  { id: 'name', header: texts.columns.name, isRowName: true, cell: ({ name }) => name },
  {
    id: 'registration',
    header: texts.columns.registration,
    cell: (issuer) => <span className="nowrap">{issuer.registration_number}</span>,
  },
  {
    id: 'country',
    header: texts.columns.country,
    cell: ({ country }) => countryName(country) ?? country,
  },
];

const classColumns = (onChange: (id: string) => void): readonly DataColumn<ClassRow>[] => [
  { id: 'symbol', header: texts.columns.symbol, isRowName: true, cell: (row) => row.class.symbol },
  { id: 'name', header: texts.columns.name, cell: (row) => row.class.name },
  { id: 'kind', header: texts.columns.kind, cell: (row) => classKindTexts[row.class.kind] },
  { id: 'issuer', header: texts.columns.issuer, cell: (row) => row.issuer.name },
  {
    id: 'supply',
    header: texts.columns.supply,
    align: 'end',
    cell: (row) => (row.total_supply === null ? texts.unlimited : shownUnits(row.total_supply, row.class)),
  },
  {
    id: 'granted',
    header: texts.columns.granted,
    align: 'end',
    cell: (row) => shownUnits(row.granted, row.class),
  },
  {
    id: 'claimed',
    header: texts.columns.claimed,
    align: 'end',
    cell: (row) => shownUnits(row.claimed, row.class),
  },
  {
    id: 'tge',
    header: texts.columns.tge,
    cell: (row) => (row.tge_day === null ? sharedTexts.none : formatNumericDate(row.tge_day)),
  },
  {
    id: 'change',
    header: texts.columns.change,
    cell: (row) => (
      <Button
        aria-label={texts.changeOf(row.class.symbol)}
        onPress={() => onChange(row.class.id)}
        size="sm"
        variant="ghost"
      >
        {texts.change}
      </Button>
    ),
  },
];
