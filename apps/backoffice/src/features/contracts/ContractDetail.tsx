import type { OperationOutput } from '@repo/api-sdk';
import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import { formatSubscriptionAmount } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { StatusBadge } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { Timeline } from '@repo/ui/timeline';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { RecordHistory } from '../../shared/RecordHistory.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { ContractBooks } from './ContractBooks.tsx';
import { ContractPayment } from './ContractPayment.tsx';
import { contractSteps } from './chain.model.ts';
import { clientName } from './contract-columns.tsx';
import { historyActionTexts, contractPanelTexts as texts } from './contract-panel.texts.ts';
import { contractStatusTones, paymentStatusTones } from './contracts.texts.ts';
import { MoneyOut } from './MoneyOut.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { StatementIssues } from './StatementIssues.tsx';

/** The staff's view of a contract: its state, the available actions and the evidence. */
export function ContractDetail({ data }: { readonly data: OperationOutput<'getAdminContract'> }) {
  const { contract, client, history } = data;
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
          {clientName(client)} · {contract.product} ·{' '}
          {formatSubscriptionAmount(contract.amount, contract.currency)}
        </p>
      </div>
      <Timeline items={contractSteps(contract)} look="chain" />
      <PaymentActions data={data} />
      <MoneyOut data={data} />
      <ContractPayment contract={contract} />
      <PanelSection title={texts.clientTitle}>
        <DefinitionList
          items={[
            { term: texts.name, value: `${client.firstname} ${client.lastname}` },
            ...(!client.is_company || client.company_name === null
              ? []
              : [{ term: texts.company, value: client.company_name }]),
            {
              term: texts.email,
              value:
                client.email === null ? (
                  texts.closedAccount
                ) : (
                  <TextLink href={`mailto:${client.email}`}>{client.email}</TextLink>
                ),
            },
          ]}
        />
      </PanelSection>
      <PanelSection title={texts.documentsTitle}>
        <DefinitionList
          items={[
            {
              term: texts.contractFile,
              value: (
                <FileLink
                  missing={texts.noContractFile}
                  name={contract.contract_filename}
                  url={contract.contract_url}
                />
              ),
            },
            {
              term: texts.pepFile,
              value: (
                <FileLink missing={texts.noPepFile} name={contract.pep_filename} url={contract.pep_url} />
              ),
            },
          ]}
        />
      </PanelSection>
      <StatementIssues contractId={contract.id} />
      <ContractBooks contract={contract} fees={data.fees} />
      <RecordHistory entries={history} labels={historyActionTexts} />
    </>
  );
}

interface FileLinkProps {
  /** A short-lived signed link. */
  readonly url: string | null;
  readonly name: string | null;
  readonly missing: string;
}

function FileLink({ url, name, missing }: FileLinkProps) {
  if (url === null) return <span className={styles.muted}>{missing}</span>;
  return (
    <TextLink href={url} rel="noreferrer" target="_blank">
      {name ?? sharedTexts.none}
    </TextLink>
  );
}
