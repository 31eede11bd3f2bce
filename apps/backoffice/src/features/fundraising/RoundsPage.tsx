import { useServices } from '@repo/auth';
import { FilterBar, SearchField, ServerList, useListAddress } from '@repo/client/list';
import { LinkButton } from '@repo/ui/button';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Tabs } from '@repo/ui/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { paths } from '../../shared/paths.ts';
import { FundraisingTabs } from '../../shared/SectionTabs.tsx';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { roundColumns } from './round-columns.tsx';
import { roundList, roundViews, toRoundFilters, toRoundQuery, toRoundRow } from './rounds.model.ts';
import { roundsTexts as texts } from './rounds.texts.ts';

/** The rounds of Kaskad, those under way first. */
export function RoundsPage() {
  const { queries } = useServices();
  const { address, change } = useListAddress();
  const state = roundList.read(address);
  const rounds = useQuery({
    ...queries.query('listKaskadRounds', { query: toRoundQuery(state) }),
    placeholderData: keepPreviousData,
    select: (page) => ({ ...page, items: page.items.map(toRoundRow) }),
  });
  const counts = rounds.data?.counts;
  return (
    <>
      <PageHeader
        actions={<LinkButton href={paths.newRound}>{screenTexts.newRound}</LinkButton>}
        subtitle={texts.subtitle}
        title={screenTexts.kaskadFundraising}
      />
      <FundraisingTabs />
      <Tabs
        items={roundViews.map((id) => ({ id, label: texts.tabs[id], count: counts?.[id] }))}
        label={texts.views}
        onChange={(view) => change({ roundView: view === 'running' ? null : view })}
        value={state.filters.view ?? 'running'}
      >
        <Stack gap={16}>
          <FilterBar>
            <SearchField
              label={texts.search}
              onSearch={(typed, options) => change({ search: typed }, options)}
              placeholder={texts.searchPlaceholder}
              value={state.filters.q ?? ''}
            />
            <ListViews parameters={roundList.parameters} screen="kaskad_rounds" />
          </FilterBar>
          <ServerList
            columns={roundColumns}
            empty={{ title: texts.empty, help: texts.emptyHelp }}
            failedTitle={texts.listFailed}
            isWide
            label={texts.list}
            list={roundList}
            onChange={change}
            query={rounds}
            rowAction={{ kind: 'link', href: ({ id }) => paths.round(id) }}
            state={state}
            tools={{
              actions: (
                <ExportFile
                  download={(api, format) =>
                    api.download('exportKaskadRounds', { query: { ...toRoundFilters(state), format } })
                  }
                  list="kaskad_rounds"
                />
              ),
            }}
          />
        </Stack>
      </Tabs>
    </>
  );
}
