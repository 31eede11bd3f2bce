import { useServices } from '@repo/auth';
import { FilterBar, operatorPill, periodPill, ServerList, useListAddress } from '@repo/client/list';
import { ratePairs } from '@repo/domain/rates';
import { Card } from '@repo/ui/card';
import { FilterPills } from '@repo/ui/filter-pills';
import { Stack } from '@repo/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { fxRateColumns, rateHistoryColumn } from './fx-rate-columns.tsx';
import { fxRateList } from './fx-rates.model.ts';
import { fxRatesTexts as texts } from './fx-rates.texts.ts';

interface FxRatesListProps {
  /** What to do when there is no rate at all; absent for a read-only role. */
  readonly emptyHelp?: string | undefined;
  readonly hasHistory?: boolean | undefined;
}

const withHistory = [...fxRateColumns, rateHistoryColumn];

/** The published rates, paginated; pair and period are in the URL. */
export function FxRatesList({ emptyHelp, hasHistory = false }: FxRatesListProps) {
  const { queries } = useServices();
  const { address, change } = useListAddress();
  const state = fxRateList.read(address);
  const rates = useQuery({
    ...queries.query('listFxRates', { query: fxRateList.toQuery(state) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={texts.list}>
      <Stack gap={16}>
        <FilterBar>
          <FilterPills
            filters={[
              operatorPill<string>({
                id: 'pair',
                label: texts.pair,
                choices: ratePairs,
                is: state.filters.pair,
                isNot: state.filters.pair_not,
                onChange: ({ is, isNot }) => change({ pair: is, pairNot: isNot }),
              }),
              periodPill({ period: state.filters, onChange: change }),
            ]}
            onClearAll={() => change(fxRateList.cleared)}
          />
          <ListViews parameters={fxRateList.parameters} screen="fx_rates" />
        </FilterBar>
        <ServerList
          columns={hasHistory ? withHistory : fxRateColumns}
          empty={{ title: sharedTexts.noRate, help: emptyHelp }}
          failedTitle={sharedTexts.ratesFailed}
          label={texts.list}
          list={fxRateList}
          onChange={change}
          query={rates}
          state={state}
          tools={{
            actions: (
              <ExportFile
                download={(api, format) =>
                  api.download('exportFxRates', { query: { ...fxRateList.toFilters(state), format } })
                }
                list="fx_rates"
              />
            ),
          }}
        />
      </Stack>
    </Card>
  );
}
