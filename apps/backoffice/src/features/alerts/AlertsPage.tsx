import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatNumericDateTime } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Tabs } from '@repo/ui/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { screenTexts } from '../../shared/app.texts.ts';
import { HomeTabs } from '../../shared/SectionTabs.tsx';
import { type Alert, detailHrefOf, detailOf, hrefOf, ruleOf } from './alerts.model.ts';
import { alertsPageTexts as texts } from './alerts.texts.ts';
import { CloseAlert } from './CloseAlert.tsx';

/** « Alertes »: what the rules found, with the records that it names, until someone closes it with a reason. */
export function AlertsPage() {
  const { queries } = useServices();
  const [state, setState] = useState<'open' | 'closed'>('open');
  const alerts = useQuery({
    ...queries.query('listAlerts', { query: { state } }),
    placeholderData: keepPreviousData,
  });
  const counts = alerts.data?.counts;
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.alerts} />
      <HomeTabs />
      <Tabs
        items={[
          { id: 'open', label: texts.open, count: counts?.open },
          { id: 'closed', label: texts.closed, count: counts?.closed },
        ]}
        label={texts.states}
        onChange={setState}
        value={state}
      >
        <QueryView failedTitle={texts.failed} query={alerts} skeleton={<Skeleton height="3rem" lines={5} />}>
          {({ items }) => (
            <Stack gap={12}>
              <DataTable
                columns={[...columns, state === 'open' ? action : closing]}
                empty={<EmptyState title={texts.none[state]}>{texts.help[state]}</EmptyState>}
                label={screenTexts.alerts}
                rowId={({ id }) => id}
                rows={items}
              />
              {counts === undefined || counts[state] <= items.length ? null : (
                <p>{texts.more(items.length, counts[state])}</p>
              )}
            </Stack>
          )}
        </QueryView>
      </Tabs>
    </>
  );
}

const columns: readonly DataColumn<Alert>[] = [
  { id: 'rule', header: texts.columns.rule, isRowName: true, cell: ruleOf },
  { id: 'about', header: texts.columns.about, cell: (alert) => <About alert={alert} /> },
  {
    id: 'at',
    header: texts.columns.at,
    cell: ({ raised_at: at }) => formatNumericDateTime(at),
  },
];

const action: DataColumn<Alert> = {
  id: 'action',
  header: texts.columns.action,
  cell: (alert) => <CloseAlert alert={alert} />,
};

const closing: DataColumn<Alert> = {
  id: 'closing',
  header: texts.columns.closing,
  cell: ({ closing: end }) =>
    end === null ? null : (
      <>
        <div>{end.reason}</div>
        <div>{texts.closedBy(end.by ?? texts.unknown, formatNumericDateTime(end.at))}</div>
      </>
    ),
};

function About({ alert }: { readonly alert: Alert }) {
  const detail = detailOf(alert);
  const detailHref = detailHrefOf(alert);
  if (alert.records.length === 0 && detail === null) return texts.erased;
  return (
    <>
      {alert.records.map((record) => {
        const href = hrefOf(record);
        return (
          <div key={`${record.kind} ${record.id}`}>
            {href === null ? record.label : <TextLink href={href}>{record.label}</TextLink>}
          </div>
        );
      })}
      {detail === null ? null : (
        <div>{detailHref === null ? detail : <TextLink href={detailHref}>{detail}</TextLink>}</div>
      )}
    </>
  );
}
