import { useServices } from '@repo/auth';
import { FilterBar, PeriodFields, ServerList, useListAddress } from '@repo/client/list';
import { formatBookAmount } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Figure } from '@repo/ui/figure';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { TabLinks } from '@repo/ui/tab-links';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { accountName } from '../../shared/account-name.ts';
import { ExportBooks } from '../../shared/ExportBooks.tsx';
import { ledgerPath } from '../../shared/list-paths.ts';
import { paths } from '../../shared/paths.ts';
import { ContractsTabs } from '../../shared/SectionTabs.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { ledgerList } from './books.model.ts';
import styles from './books.module.css';
import { booksTexts } from './books.texts.ts';
import { ledgerColumns } from './ledger-columns.tsx';

const texts = booksTexts.ledger;

interface LedgerProps {
  readonly account: string;
  readonly asset: string;
}

/** One account in one asset: its lines with the running balance, on a period. */
export function Ledger({ account, asset }: LedgerProps) {
  const { queries } = useServices();
  const { address, change } = useListAddress();
  const state = ledgerList.read(address);
  const ledger = useQuery({
    ...queries.query('getAccountLedger', { query: { account, asset, ...ledgerList.toQuery(state) } }),
    placeholderData: keepPreviousData,
  });
  const { data } = ledger;
  return (
    <>
      <PageHeader
        actions={<ExportBooks query={{ list: 'ledger', account, asset, ...state.filters }} />}
        eyebrow={<TextLink href={paths.accounts}>{texts.back}</TextLink>}
        title={data === undefined ? account : accountName(data.account)}
      />
      <ContractsTabs />
      <Stack gap={16}>
        {data === undefined || data.assets.length < 2 ? null : (
          <TabLinks
            items={data.assets.map((one) => ({
              href: ledgerPath(account, one),
              label: one,
              isCurrent: one === asset,
            }))}
            label={texts.assets}
          />
        )}
        {data === undefined ? null : <Totals asset={asset} ledger={data} />}
        <FilterBar>
          <PeriodFields onChange={change} period={state.filters} />
        </FilterBar>
        <ServerList
          columns={ledgerColumns(asset)}
          empty={{ title: texts.empty }}
          failedTitle={texts.failed}
          label={texts.list}
          list={ledgerList}
          onChange={change}
          query={ledger}
          state={state}
        />
      </Stack>
    </>
  );
}

interface TotalsProps {
  readonly asset: string;
  readonly ledger: Readonly<Record<'opening' | 'debit' | 'credit' | 'closing', string>>;
}

function Totals({ asset, ledger }: TotalsProps) {
  const figures = [
    [texts.opening, ledger.opening],
    [sharedTexts.debit, ledger.debit],
    [sharedTexts.credit, ledger.credit],
    [texts.closing, ledger.closing],
  ] as const;
  return (
    <div className={styles.figures}>
      {figures.map(([label, amount]) => (
        <Card key={label}>
          <Figure amount={formatBookAmount(amount, asset)} label={label} />
        </Card>
      ))}
    </div>
  );
}
