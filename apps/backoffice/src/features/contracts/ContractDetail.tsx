import { readAddress } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import { formatBookAmount } from '@repo/domain/format';
import { StatusBadge } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { Tabs } from '@repo/ui/tabs';
import type { ComponentType } from 'react';
import { contractStatusTones, paymentStatusTones } from '../../shared/contract-tones.ts';
import styles from '../../shared/list-panel.module.css';
import { RecordNotes } from '../../shared/notes/RecordNotes.tsx';
import { HistorySection } from '../../shared/RecordHistory.tsx';
import { ContractDocuments } from './ContractDocuments.tsx';
import { ContractMails } from './ContractMails.tsx';
import { ContractSummary } from './ContractSummary.tsx';
import { clientName } from './contract-columns.tsx';
import { contractTabTexts, contractPanelTexts as texts } from './contract-panel.texts.ts';
import { type ContractPartProps, type ContractTab, contractTabs } from './contracts.model.ts';

const parts: Readonly<Record<ContractTab, ComponentType<ContractPartProps>>> = {
  summary: ContractSummary,
  documents: ContractDocuments,
  exchanges: ({ data: { contract } }) => (
    <>
      <ContractMails contractId={contract.id} />
      <RecordNotes id={contract.id} kind="contract" />
    </>
  ),
  history: ({ data }) => <HistorySection id={data.contract.id} kind="contract" />,
};

/** The staff's view of a contract, by parts: the one that is shown is in the address. */
export function ContractDetail({ data }: ContractPartProps) {
  const { contract, client } = data;
  const { address, change } = useAddress();
  const requested = readAddress(address, 'tab');
  const tab = contractTabs.find((one) => one === requested) ?? 'summary';
  const Part = parts[tab];
  return (
    <>
      <div>
        <Cluster gap={8}>
          <StatusBadge labels={contractStatusTexts} status={contract.status} tones={contractStatusTones} />
          <StatusBadge
            labels={paymentStatusTexts}
            status={contract.payment_status}
            tones={paymentStatusTones}
          />
        </Cluster>
        <p className={styles.muted}>
          {clientName(client)} · {contract.product} · {formatBookAmount(contract.amount, contract.currency)}
        </p>
        {contract.channel === 'direct' ? null : (
          <p className={styles.muted}>{texts.assisted(contract.prepared_by)}</p>
        )}
      </div>
      <Tabs
        items={contractTabs.map((id) => ({ id, label: contractTabTexts[id] }))}
        label={texts.tabs}
        onChange={(next) => change({ tab: next === 'summary' ? null : next })}
        value={tab}
      >
        <Stack gap={16}>
          <Part data={data} />
        </Stack>
      </Tabs>
    </>
  );
}
