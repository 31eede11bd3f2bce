import { useServices } from '@repo/auth';
import { useListAddress } from '@repo/client/list';
import { readAddress } from '@repo/client/staff-address';
import { Button, LinkButton } from '@repo/ui/button';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Tabs } from '@repo/ui/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { ContractsTabs } from '../../shared/SectionTabs.tsx';
import { AccountBalances } from './AccountBalances.tsx';
import { ReceiptFilters } from './ReceiptFilters.tsx';
import { ReceiptPanel } from './ReceiptPanel.tsx';
import { ReceiptsList } from './ReceiptsList.tsx';
import { receiptList, receiptTabs } from './receipts.model.ts';
import styles from './receipts.module.css';
import { tabTexts, receiptsTexts as texts } from './receipts.texts.ts';
import { TypeReceiptDialog } from './TypeReceiptDialog.tsx';

/** What arrived on the left, the contracts that it may pay on the right, the balances of the accounts below. */
export function ReceiptsPage() {
  const { queries } = useServices();
  const { address, change } = useListAddress();
  const [isTyping, setIsTyping] = useState(false);
  const state = receiptList.read(address);
  const tab = state.filters.tab ?? 'open';
  const { sort: _sort, ...query } = receiptList.toQuery(state);
  const receipts = useQuery({
    ...queries.query('listReceipts', { query: { ...query, tab } }),
    placeholderData: keepPreviousData,
  });
  const openId = readAddress(address, 'receipt');
  /** On the same page. */
  const openReceipt = (id: string | null) =>
    change({ receipt: id, page: state.page, after: state.after ?? null, before: state.before ?? null });
  return (
    <>
      <PageHeader
        actions={
          <>
            <LinkButton href={paths.statementImport}>{texts.import}</LinkButton>
            <Button onPress={() => setIsTyping(true)} variant="ghost">
              {texts.type}
            </Button>
          </>
        }
        subtitle={texts.subtitle}
        title={texts.title}
      />
      <ContractsTabs />
      <Stack gap={24}>
        <Tabs
          items={receiptTabs.map((id) => ({ id, label: tabTexts[id], count: receipts.data?.counts[id] }))}
          label={texts.tabs}
          onChange={(next) => change({ tab: next, receipt: null })}
          value={tab}
        >
          <Stack gap={16}>
            <ReceiptFilters onChange={change} openId={openId} state={state} tab={tab} />
            <div className={styles.panes}>
              <ReceiptsList onChange={change} onOpen={openReceipt} openId={openId} query={receipts} />
              <ReceiptPanel id={openId} key={openId} />
            </div>
          </Stack>
        </Tabs>
        <AccountBalances />
      </Stack>
      <TypeReceiptDialog isOpen={isTyping} onClose={() => setIsTyping(false)} />
    </>
  );
}
