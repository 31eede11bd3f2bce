import { useServices } from '@repo/auth';
import { FilterBar, ServerList, useListAddress } from '@repo/client/list';
import { PageHeader } from '@repo/ui/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { ExportBooks } from '../../shared/ExportBooks.tsx';
import styles from '../../shared/list-panel.module.css';
import { paths } from '../../shared/paths.ts';
import { NavsTabs } from '../../shared/SectionTabs.tsx';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { correctionColumns } from './correction-columns.tsx';
import { correctionList } from './corrections.model.ts';
import { correctionsTexts as texts } from './corrections.texts.ts';

/** Corrected values that deals were executed at; one opens beside the list. */
export function CorrectionsPage() {
  const { queries } = useServices();
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
      <div className={styles.page} data-open={openId !== undefined}>
        <div className={styles.list}>
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
            query={corrections}
            rowAction={{
              kind: 'link',
              href: (row) => paths.correction(row.id, search),
              openId: openId ?? null,
            }}
            state={state}
          />
        </div>
        <Outlet />
      </div>
    </>
  );
}
