import { useServices } from '@repo/auth';
import { FilterBar, SearchField, ServerList, useListAddress } from '@repo/client/list';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Tabs } from '@repo/ui/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { ListWithPanel } from '../../shared/ListWithPanel.tsx';
import { paths } from '../../shared/paths.ts';
import { currentView, threadList, threadViews, viewAddress } from './messages.model.ts';
import { messagesTexts as texts, viewTexts } from './messages.texts.ts';
import { threadColumns } from './thread-columns.tsx';

export const MessagesPage = () => <Threads listPath={paths.messages} />;

/** An adviser’s: the server has those of their own clients alone. */
export const OwnMessagesPage = () => <Threads listPath={paths.commercialMessages} />;

/** The threads of clients, the whole state of the list in the URL; one opens beside it. */
function Threads({ listPath }: { readonly listPath: string }) {
  const { queries, queryClient } = useServices();
  const { address, change } = useListAddress(listPath);
  const { id: openId } = useParams();
  const { search } = useLocation();
  const state = threadList.read(address);
  const counts = useQuery(queries.query('countMessageThreads'));
  const threads = useQuery({
    ...queries.query('listMessageThreads', { query: threadList.toQuery(state) }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.messages} />
      <ListWithPanel>
        <Tabs
          // The counts are of every thread: a search shows its own total under the list.
          items={threadViews.map((id) => ({
            id,
            label: viewTexts[id],
            count: state.filters.q === undefined ? counts.data?.[id] : undefined,
          }))}
          label={texts.views}
          onChange={(next) => change(viewAddress(next))}
          value={currentView(state.filters)}
        >
          <Stack gap={16}>
            <FilterBar>
              <SearchField
                label={texts.search}
                onSearch={(text, options) => change({ search: text }, options)}
                placeholder={texts.searchPlaceholder}
                value={state.filters.q ?? ''}
              />
            </FilterBar>
            <ServerList
              columns={threadColumns({ isNarrow: openId !== undefined })}
              empty={{ title: texts.empty, help: texts.emptyHelp }}
              failedTitle={texts.failed}
              label={texts.list}
              list={threadList}
              onChange={change}
              prefetch={({ id }) =>
                void queryClient.prefetchQuery(queries.query('getMessageThread', { path: { id } }))
              }
              query={threads}
              rowAction={{
                kind: 'link',
                href: (row) => `${listPath}/${encodeURIComponent(row.id)}${search}`,
                openId: openId ?? null,
              }}
              state={state}
            />
          </Stack>
        </Tabs>
      </ListWithPanel>
    </>
  );
}
