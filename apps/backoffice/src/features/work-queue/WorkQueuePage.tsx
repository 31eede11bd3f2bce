import type { components } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { now } from '@repo/client/clock';
import { QueryView } from '@repo/client/query-view';
import { useAddress } from '@repo/client/use-address';
import { type WorkView, workViews } from '@repo/domain/work';
import { DataTable } from '@repo/ui/data-table';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Tabs } from '@repo/ui/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { screenTexts } from '../../shared/app.texts.ts';
import { AdviserTabs, HomeTabs, KeeperTabs } from '../../shared/SectionTabs.tsx';
import { workColumns } from './work-columns.tsx';
import { readView, type WorkArea } from './work-queue.model.ts';
import { workQueueTexts as texts } from './work-queue.texts.ts';

type Counts = components['schemas']['WorkItems']['counts'];

/** Colleagues take things meanwhile, and time passes. */
const refreshEveryMs = 60_000;

/** « Ma file » of an administrator. */
export const WorkQueuePage = () => <WorkQueue area="admin" tabs={<HomeTabs />} />;

/** Of an adviser: the server has what is of their own clients alone. */
export const AdviserQueuePage = () => <WorkQueue area="commercial" tabs={<AdviserTabs />} />;

/** Of the register keeper: movements to enter, and discrepancies. */
export const KeeperQueuePage = () => <WorkQueue area="equisafe" tabs={<KeeperTabs />} />;

/** With nothing to take, « Ma file » shows the help of « À prendre ». */
const helpOf = (view: WorkView, counts: Counts | undefined): WorkView =>
  view === 'mine' && counts?.unassigned.count === 0 ? 'unassigned' : view;

interface WorkQueueProps {
  readonly area: WorkArea;
  readonly tabs: ReactNode;
}

/** What waits, with its due time in hours of work; whose, in the address. */
function WorkQueue({ area, tabs }: WorkQueueProps) {
  const { queries } = useServices();
  const { user } = useSession();
  const { address, change } = useAddress();
  const view = readView(address);
  const work = useQuery({
    ...queries.query('listWorkItems', { query: { view } }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshEveryMs,
  });
  const counts = work.data?.counts;
  const shown = counts?.[view];
  return (
    <>
      <PageHeader
        subtitle={shown === undefined ? texts.subtitle : texts.summary(shown.late, shown.today)}
        title={screenTexts.workQueue}
      />
      {tabs}
      <Tabs
        items={workViews.map((id) => ({ id, label: texts.view[id], count: counts?.[id].count }))}
        label={texts.views}
        onChange={(next) => change({ work: next === 'mine' ? null : next })}
        value={view}
      >
        <QueryView failedTitle={texts.failed} query={work} skeleton={<Skeleton height="3rem" lines={8} />}>
          {({ items, assignees }) => (
            <Stack gap={12}>
              <DataTable
                columns={workColumns({ area, now: now(), userId: user?.id ?? '', assignees })}
                empty={
                  <EmptyState title={texts.empty[view]}>{texts.emptyHelp[helpOf(view, counts)]}</EmptyState>
                }
                isWide
                label={texts.list}
                rowId={({ kind, id }) => `${kind} ${id}`}
                rows={items}
              />
              {shown === undefined || shown.count <= items.length ? null : (
                <p>{texts.more(items.length, shown.count)}</p>
              )}
            </Stack>
          )}
        </QueryView>
      </Tabs>
    </>
  );
}
