import { useServices } from '@repo/auth';
import {
  FilterBar,
  operatorPill,
  periodPill,
  SearchField,
  ServerList,
  useListAddress,
} from '@repo/client/list';
import { auditActionTexts, auditObjectTexts } from '@repo/domain/audit';
import { FilterPills } from '@repo/ui/filter-pills';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { auditActions, auditList, auditObjects } from './audit.model.ts';
import { auditTexts as texts } from './audit.texts.ts';
import { auditColumns } from './audit-columns.tsx';
import { VerifyAudit } from './VerifyAudit.tsx';

/** The audit trail, newest first; its filters are in the URL. */
export function AuditPage() {
  const { queries } = useServices();
  const { address, change } = useListAddress();
  const state = auditList.read(address);
  const { filters } = state;
  const entries = useQuery({
    ...queries.query('listAudit', { query: auditList.toQuery(state) }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.audit} />
      <Stack gap={16}>
        <VerifyAudit />
        <FilterBar>
          <SearchField
            label={texts.search}
            onSearch={(search, options) => change({ search }, options)}
            placeholder={texts.searchPlaceholder}
            value={filters.q ?? ''}
          />
          <FilterPills
            filters={[
              operatorPill({
                id: 'action',
                label: texts.action,
                labels: auditActionTexts,
                choices: auditActions,
                is: filters.action,
                isNot: filters.action_not,
                onChange: ({ is, isNot }) => change({ action: is, actionNot: isNot }),
              }),
              operatorPill({
                id: 'object',
                label: texts.object,
                labels: auditObjectTexts,
                choices: auditObjects,
                is: filters.object_type,
                isNot: filters.object_type_not,
                onChange: ({ is, isNot }) => change({ object: is, objectNot: isNot }),
              }),
              periodPill({ period: filters, onChange: change }),
            ]}
            onClearAll={() => change({ ...auditList.cleared, search: filters.q })}
          />
          <ListViews parameters={auditList.parameters} screen="audit" />
        </FilterBar>
        <ServerList
          columns={auditColumns}
          empty={{ title: texts.empty, help: texts.emptyHelp }}
          failedTitle={texts.failed}
          isWide
          label={texts.list}
          list={auditList}
          onChange={change}
          query={entries}
          state={state}
          tools={{
            actions: (
              <ExportFile
                download={(api, format) =>
                  api.download('exportAudit', { query: { ...auditList.toFilters(state), format } })
                }
                list="audit"
              />
            ),
          }}
        />
      </Stack>
    </>
  );
}
