import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { ChoiceFilter, FilterBar, SearchField, ServerList, useListAddress } from '@repo/client/list';
import { accountFamilyTexts, BOOK_ASSETS } from '@repo/domain/books';
import type { DataColumn } from '@repo/ui/data-table';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { accountName } from '../../shared/account-name.ts';
import { screenTexts } from '../../shared/app.texts.ts';
import { ExportBooks } from '../../shared/ExportBooks.tsx';
import { ledgerPath } from '../../shared/list-paths.ts';
import { ContractsTabs } from '../../shared/SectionTabs.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { sumColumns } from './balance-columns.tsx';
import { accountFamilies, accountList } from './books.model.ts';
import { booksTexts } from './books.texts.ts';

type Row = components['schemas']['AccountBalance'];
const texts = booksTexts.accounts;

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'account',
    header: booksTexts.balance.columns.account,
    isRowName: true,
    cell: ({ account }) => accountName(account),
  },
  {
    id: 'holder',
    header: texts.client,
    cell: ({ account }) => account.contract?.client ?? sharedTexts.none,
  },
  ...sumColumns<Row>(),
];

/** Every account of the journal, filtered in the URL; a row opens its lines. */
export function AccountList() {
  const { queries } = useServices();
  const { address, change } = useListAddress();
  const state = accountList.read(address);
  const { sort: _, ...query } = accountList.toQuery(state);
  const accounts = useQuery({
    ...queries.query('listAccounts', { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        actions={<ExportBooks query={{ list: 'accounts', ...state.filters }} />}
        subtitle={texts.subtitle}
        title={screenTexts.accounts}
      />
      <ContractsTabs />
      <Stack gap={16}>
        <FilterBar>
          <SearchField
            label={texts.search}
            onSearch={(search, options) => change({ search }, options)}
            placeholder={texts.searchPlaceholder}
            value={state.filters.q ?? ''}
          />
          <ChoiceFilter
            anyLabel={sharedTexts.all}
            choices={accountFamilies}
            label={texts.family}
            labels={accountFamilyTexts}
            onChange={(family) => change({ family })}
            value={state.filters.family}
          />
          <ChoiceFilter
            anyLabel={sharedTexts.any}
            choices={BOOK_ASSETS}
            label={texts.asset}
            onChange={(asset) => change({ asset })}
            value={BOOK_ASSETS.find((asset) => asset === state.filters.asset)}
          />
          <ListViews parameters={accountList.parameters} screen="accounts" />
        </FilterBar>
        <ServerList
          columns={columns}
          empty={{ title: texts.empty, help: texts.emptyHelp }}
          failedTitle={texts.failed}
          isWide
          label={texts.list}
          list={accountList}
          onChange={change}
          query={accounts}
          rowAction={{ kind: 'link', href: ({ account, asset }) => ledgerPath(account.account, asset) }}
          state={state}
        />
      </Stack>
    </>
  );
}
