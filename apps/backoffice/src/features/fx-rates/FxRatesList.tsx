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
import { fxRateColumns } from './fx-rate-columns.tsx';
import { isFxListFiltered, noFxFilter, pairOf, readFxList, toFxQuery } from './fx-rates.model.ts';
import { fxRatesTexts as texts } from './fx-rates.texts.ts';

export interface FxRatesListProps {
  /** What to do when there is no rate at all; nothing for who only reads. */
  readonly emptyHelp?: string | undefined;
}

/** Every rate as published, by page; pair and period are in the address. */
export function FxRatesList({ emptyHelp }: FxRatesListProps) {
  const { queries } = useServices();
  const { address, change } = useListAddress();
  const state = readFxList(address);
  const rates = useQuery({
    ...queries.query('listFxRates', { query: toFxQuery(state) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={texts.list}>
      <Stack gap={16}>
        <div className={styles.filters}>
          <ChoiceFilter
            anyLabel={sharedTexts.all}
            choices={(rates.data?.latest ?? []).map(pairOf)}
            label={texts.pair}
            onChange={(paire) => change({ paire })}
            value={state.pair}
          />
          <PeriodFields onChange={change} period={state} />
        </div>
        <ServerList
          columns={fxRateColumns}
          empty={
            <EmptyList
              help={emptyHelp}
              isFiltered={isFxListFiltered(state)}
              onClear={() => change(noFxFilter)}
              title={sharedTexts.noRate}
            />
          }
          failedTitle={sharedTexts.ratesFailed}
          label={texts.list}
          onChange={change}
          query={rates}
          sort={state.sort}
        />
      </Stack>
    </Card>
  );
}
