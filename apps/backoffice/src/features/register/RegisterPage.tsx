import { useServices } from '@repo/auth';
import { ServerList, useListAddress } from '@repo/client/list';
import { registerTexts } from '@repo/domain/register';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Tabs } from '@repo/ui/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { ListWithPanel } from '../../shared/ListWithPanel.tsx';
import { paths } from '../../shared/paths.ts';
import { ContractsTabs, KeeperTabs } from '../../shared/SectionTabs.tsx';
import { RegisterFilters } from './RegisterFilters.tsx';
import { RegisterTiles } from './RegisterTiles.tsx';
import { RegisterTools } from './RegisterTools.tsx';
import { currentView, registerList, viewIds } from './register.model.ts';
import { registerTexts as texts } from './register.texts.ts';
import { registerColumns } from './register-columns.tsx';

/** The register keeper's home. */
export function EquisafeHomePage() {
  const head = (
    <>
      <PageHeader title={screenTexts.backOffice} />
      <KeeperTabs />
    </>
  );
  return <RegisterLines head={head} path={paths.equisafeHome} />;
}

/** The same for administrators, who respond to discrepancies and enter nothing. */
export function RegisterPage() {
  const head = (
    <>
      <PageHeader title={screenTexts.contracts} />
      <ContractsTabs />
    </>
  );
  return <RegisterLines head={head} path={paths.register} />;
}

interface RegisterLinesProps {
  readonly head: ReactNode;
  readonly path: string;
}

/** Movements by view, the whole state of the list in the URL; one opens beside it. */
function RegisterLines({ head, path }: RegisterLinesProps) {
  const { queries } = useServices();
  const { address, change } = useListAddress(path);
  const { id: openId = null } = useParams();
  const { search } = useLocation();
  const state = registerList.read(address);
  const view = currentView(state.filters);
  const counts = useQuery(queries.query('countRegisterLines'));
  const lines = useQuery({
    ...queries.query('listRegisterLines', { query: { ...registerList.toQuery(state), view } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {head}
      <Stack gap={16}>
        <RegisterTools />
        <RegisterTiles path={path} query={counts} />
      </Stack>
      <ListWithPanel>
        <Tabs
          items={viewIds.map((id) => ({ id, label: registerTexts.view[id], count: counts.data?.[id] }))}
          label={texts.views}
          onChange={(next) => change({ register: next === 'to_enter' ? null : next })}
          value={view}
        >
          <Stack gap={16}>
            <RegisterFilters
              onChange={change}
              path={path}
              products={counts.data?.products ?? []}
              state={state}
            />
            <ServerList
              columns={registerColumns({ isNarrow: openId !== null, view })}
              empty={{ title: texts.empty, help: texts.emptyHelp }}
              failedTitle={texts.listFailed}
              label={texts.list}
              list={registerList}
              onChange={change}
              query={lines}
              rowAction={{ kind: 'link', href: (row) => `${path}/${row.id}${search}`, openId }}
              state={state}
              tools={{
                actions: (
                  <ExportFile
                    download={(api, format) =>
                      api.download('exportRegisterLines', {
                        query: { ...registerList.toFilters(state), view, format },
                      })
                    }
                    list="register_lines"
                  />
                ),
              }}
            />
          </Stack>
        </Tabs>
      </ListWithPanel>
    </>
  );
}
