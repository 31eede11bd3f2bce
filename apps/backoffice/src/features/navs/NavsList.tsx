import { useServices } from '@repo/auth';
import { Card } from '@repo/ui/card';
import { Stack } from '@repo/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChoiceFilter } from '../../shared/ChoiceFilter.tsx';
import { EmptyList } from '../../shared/EmptyList.tsx';
import styles from '../../shared/list.module.css';
import { PeriodFields } from '../../shared/PeriodFields.tsx';
import { ServerList } from '../../shared/ServerList.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { useListAddress } from '../../shared/use-list-address.ts';
import { navColumns } from './nav-columns.tsx';
import { isNavListFiltered, noNavFilter, readNavList, toNavQuery } from './navs.model.ts';
import { navsTexts as texts } from './navs.texts.ts';

/** Every VL published, by page; strategy and period are in the address. */
export function NavsList() {
  const { queries } = useServices();
  const { address, change } = useListAddress();
  const state = readNavList(address);
  const navs = useQuery({
    ...queries.query('listNavs', { query: toNavQuery(state) }),
    placeholderData: keepPreviousData,
  });
  const strategies = useQuery(queries.query('listStrategies'));
  return (
    <Card title={texts.list}>
      <Stack gap={16}>
        <div className={styles.filters}>
          <ChoiceFilter
            anyLabel={sharedTexts.all}
            choices={(strategies.data?.strategies ?? []).map(({ title }) => title)}
            label={sharedTexts.strategy}
            onChange={(strategie) => change({ strategie })}
            value={state.strategy}
          />
          <PeriodFields onChange={change} period={state} />
        </div>
        <ServerList
          columns={navColumns}
          empty={
            <EmptyList
              help={sharedTexts.noNavHelp}
              isFiltered={isNavListFiltered(state)}
              onClear={() => change(noNavFilter)}
              title={sharedTexts.noNav}
            />
          }
          failedTitle={sharedTexts.navsFailed}
          label={texts.list}
          onChange={change}
          query={navs}
          sort={state.sort}
        />
      </Stack>
    </Card>
  );
}
