import { useServices } from '@repo/auth';
import {
  choicePill,
  FilterBar,
  operatorPill,
  periodPill,
  SearchField,
  ServerList,
  useListAddress,
} from '@repo/client/list';
import { BOOK_ASSETS, entryKindTexts } from '@repo/domain/books';
import { FilterPills } from '@repo/ui/filter-pills';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { ExportBooks } from '../../shared/ExportBooks.tsx';
import { ContractsTabs } from '../../shared/SectionTabs.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { entryKinds, journalList } from './books.model.ts';
import { booksTexts } from './books.texts.ts';
import { journalColumns } from './journal-columns.tsx';

const texts = booksTexts.journal;

/** Every entry, newest first; its filters are in the URL. */
export function JournalPage() {
  const { queries } = useServices();
  const { address, change } = useListAddress();
  const state = journalList.read(address);
  const { filters } = state;
  const entries = useQuery({
    ...queries.query('listJournalEntries', { query: journalList.toQuery(state) }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        actions={<ExportBooks query={{ list: 'entries', ...filters }} />}
        subtitle={texts.subtitle}
        title={screenTexts.journal}
      />
      <ContractsTabs />
      <Stack gap={16}>
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
                id: 'kind',
                label: texts.kind,
                labels: entryKindTexts,
                choices: entryKinds,
                is: filters.kind,
                isNot: filters.kind_not,
                onChange: ({ is, isNot }) => change({ entry: is, entryNot: isNot }),
              }),
              choicePill({
                id: 'asset',
                label: texts.asset,
                choices: BOOK_ASSETS,
                value: BOOK_ASSETS.find((asset) => asset === filters.asset),
                onChange: (asset) => change({ asset }),
              }),
              periodPill({ period: filters, onChange: change }),
            ]}
            onClearAll={() => change({ ...journalList.cleared, search: filters.q })}
          />
          <ListViews parameters={journalList.parameters} screen="journal" />
        </FilterBar>
        <ServerList
          columns={journalColumns}
          empty={{ title: texts.empty, help: texts.emptyHelp }}
          failedTitle={sharedTexts.entriesFailed}
          isWide
          label={texts.list}
          list={journalList}
          onChange={change}
          query={entries}
          state={state}
        />
      </Stack>
    </>
  );
}
