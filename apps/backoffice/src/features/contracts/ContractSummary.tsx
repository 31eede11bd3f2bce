import { useSession } from '@repo/auth';
import { contractActorFor } from '@repo/domain/contract-status';
import { Button, TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { useShortcuts } from '@repo/ui/shortcuts';
import { Timeline } from '@repo/ui/timeline';
import { useState } from 'react';
import { AssignClients } from '../../shared/AssignClients.tsx';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { paths } from '../../shared/paths.ts';
import { ContractBooks } from './ContractBooks.tsx';
import { ContractPayment } from './ContractPayment.tsx';
import { contractSteps } from './chain.model.ts';
import { contractPanelTexts as texts } from './contract-panel.texts.ts';
import type { ContractPartProps } from './contracts.model.ts';
import { MoneyOut } from './MoneyOut.tsx';
import { PaymentActions } from './PaymentActions.tsx';

/** Where it stands, the actions that are possible now, its payment and its client. */
export function ContractSummary({ data }: ContractPartProps) {
  const { contract } = data;
  return (
    <>
      <Timeline items={contractSteps(contract)} look="chain" />
      <PaymentActions data={data} />
      <MoneyOut data={data} />
      <ContractPayment contract={contract} />
      <ContractClient data={data} />
      <ContractBooks contract={contract} fees={data.fees} />
    </>
  );
}

/** Who subscribed, and who advises them: another adviser is given to the client, for all their contracts. */
function ContractClient({ data: { client, adviser } }: ContractPartProps) {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const name = `${client.firstname} ${client.lastname}`;
  const mayAssign = user !== null && client.email !== null && contractActorFor(user, client.id) === 'admin';
  const assign = mayAssign ? () => setIsOpen(true) : undefined;
  useShortcuts('record', [{ keys: 'a', label: texts.changeAdviser, onPress: assign }]);
  return (
    <PanelSection title={texts.clientTitle}>
      <DefinitionList
        items={[
          { term: texts.name, value: <TextLink href={paths.user(client.id)}>{name}</TextLink> },
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
          { term: texts.adviser, value: adviser?.name ?? texts.noAdviser },
        ]}
      />
      {mayAssign ? (
        <Button onPress={() => setIsOpen(true)} size="sm" variant="ghost">
          {texts.changeAdviser}
        </Button>
      ) : null}
      {isOpen ? <AssignClients ids={[client.id]} onClose={() => setIsOpen(false)} /> : null}
    </PanelSection>
  );
}
