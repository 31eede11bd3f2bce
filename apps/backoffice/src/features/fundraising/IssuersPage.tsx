import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { countryName } from '@repo/domain/countries';
import { LinkButton, TextLink } from '@repo/ui/button';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { EmptyState } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { FundraisingTabs } from '../../shared/SectionTabs.tsx';
import { issuersTexts as texts } from './issuers.texts.ts';

type Issuer = components['schemas']['Issuer'];

const skeletonRows = 3;

const columns: readonly DataColumn<Issuer>[] = [
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
  {
    id: 'capital',
    header: texts.columns.capital,
    cell: ({ id, name }) => (
      <TextLink aria-label={texts.capTableOf(name)} href={paths.capTable(id)}>
        {texts.capTable}
      </TextLink>
    ),
  },
];

/** Who raises: each opens its account, its valuations and its capital. */
export function IssuersPage() {
  const { queries } = useServices();
  const issuers = useQuery(queries.query('listIssuers'));
  const table = {
    columns,
    label: texts.list,
    rowAction: { kind: 'link', href: ({ id }: Issuer) => paths.issuer(id) } as const,
    rowId: ({ id }: Issuer) => id,
  };
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.issuers} />
      <FundraisingTabs />
      <QueryView
        failedTitle={texts.failed}
        query={issuers}
        skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: skeletonRows }} />}
      >
        {({ items }) => (
          <DataTable
            {...table}
            empty={
              <EmptyState
                action={<LinkButton href={paths.tokenClasses}>{texts.openClasses}</LinkButton>}
                title={texts.empty}
              >
                {texts.emptyHelp}
              </EmptyState>
            }
            rows={items}
          />
        )}
      </QueryView>
    </>
  );
}
