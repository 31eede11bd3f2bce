import type { OperationOutput } from '@repo/api-sdk';
import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import { formatBookAmount } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { StatusBadge } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { Timeline } from '@repo/ui/timeline';
import { contractStatusTones, paymentStatusTones } from '../../shared/contract-tones.ts';
import styles from '../../shared/list-panel.module.css';
import { RecordSections } from '../../shared/notes/RecordSections.tsx';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { ContractBooks } from './ContractBooks.tsx';
import { ContractDocuments } from './ContractDocuments.tsx';
import { ContractPayment } from './ContractPayment.tsx';
import { contractSteps } from './chain.model.ts';
import { clientName } from './contract-columns.tsx';
import { contractPanelTexts as texts } from './contract-panel.texts.ts';
import { MoneyOut } from './MoneyOut.tsx';
import { PaymentActions } from './PaymentActions.tsx';

/** The staff's view of a contract: its state, the available actions and the evidence. */
export function ContractDetail({ data }: { readonly data: OperationOutput<'getAdminContract'> }) {
  const { contract, client } = data;
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
      <ContractDocuments contract={contract} />
      <ContractBooks contract={contract} fees={data.fees} />
      <RecordSections id={contract.id} kind="contract" />
    </>
  );
}
