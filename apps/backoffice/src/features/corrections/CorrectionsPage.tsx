import { useServices } from '@repo/auth';
import { FilterBar, ServerList, useListAddress } from '@repo/client/list';
import { PageHeader } from '@repo/ui/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { ExportBooks } from '../../shared/ExportBooks.tsx';
import { ListWithPanel } from '../../shared/ListWithPanel.tsx';
import { paths } from '../../shared/paths.ts';
import { NavsTabs } from '../../shared/SectionTabs.tsx';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { correctionColumns } from './correction-columns.tsx';
import { correctionList } from './corrections.model.ts';
import { correctionsTexts as texts } from './corrections.texts.ts';

/** Corrected values that deals were executed at; one opens beside the list. */
export function CorrectionsPage() {
  const { queries, queryClient } = useServices();
  const { address, change } = useListAddress(paths.corrections);
  const { search } = useLocation();
  const { id: openId } = useParams();
  const state = correctionList.read(address);
  const corrections = useQuery({
    ...queries.query('listCorrections', { query: correctionList.toQuery(state) }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        actions={<ExportBooks query={{ list: 'corrections', correction: openId }} />}
        subtitle={texts.subtitle}
        title={screenTexts.corrections}
      />
      <NavsTabs />
      <ListWithPanel>
        <FilterBar>
          <ListViews parameters={correctionList.parameters} path={paths.corrections} screen="corrections" />
        </FilterBar>
        <ServerList
          columns={correctionColumns({ isNarrow: openId !== undefined })}
          empty={{ title: texts.empty, help: texts.emptyHelp }}
          failedTitle={texts.failed}
          label={texts.list}
          list={correctionList}
          onChange={change}
          prefetch={({ id }) =>
            void queryClient.prefetchQuery(queries.query('getCorrection', { path: { id } }))
          }
          query={corrections}
          rowAction={{
            kind: 'link',
            href: (row) => paths.correction(row.id, search),
            openId: openId ?? null,
          }}
          state={state}
        />
      </ListWithPanel>
    </>
  );
}
