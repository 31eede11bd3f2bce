import type { OperationOutput } from '@repo/api-sdk';
import { clientTexts } from '@repo/domain/clients';
import { formatList, formatLongDate } from '@repo/domain/format';
import { companyDocumentNames } from '@repo/domain/kyc';
import { profileFieldNames } from '@repo/domain/validation';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Cluster } from '@repo/ui/layout';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { blockBadge, stageBadge } from './own-client-columns.tsx';
import { ownClientTexts as texts } from './own-clients.texts.ts';

/** Where they stand, what they have to send, and how to reach them. */
export function OwnSituation({ data }: { readonly data: OperationOutput<'getClient'> }) {
  const { client, missing_fields: missing, company_documents: documents } = data;
  const chased = documents.filter(({ review }) => review === '' || review === 'rejected');
  const address = [data.address, `${data.zip_code} ${data.city}`].map((line) => line.trim()).filter(Boolean);
  return (
    <>
      <Cluster gap={8}>
        {stageBadge(client)}
        {client.block === 'none' ? null : blockBadge(client)}
      </Cluster>
      <PanelSection title={texts.situation}>
        <DefinitionList
          items={[
            { term: texts.identity, value: clientTexts.identity[client.identity] },
            { term: texts.value, value: sharedTexts.euros(client.value_eur) },
            { term: texts.adviser, value: client.adviser?.name ?? sharedTexts.none },
            { term: texts.registeredAt, value: formatLongDate(client.created_at) },
            ...(missing.length === 0
              ? []
              : [
                  {
                    term: texts.missing,
                    value: formatList(missing.map((field) => profileFieldNames[field])),
                  },
                ]),
            ...(chased.length === 0
              ? []
              : [
                  {
                    term: texts.documents,
                    value: formatList(chased.map(({ type }) => companyDocumentNames[type])),
                  },
                ]),
          ]}
        />
      </PanelSection>
      <PanelSection title={texts.contact}>
        <DefinitionList
          items={[
            ...(client.company_name === null
              ? []
              : [{ term: texts.manager, value: `${client.firstname} ${client.lastname}` }]),
            {
              term: texts.email,
              value:
                client.email === null ? (
                  sharedTexts.none
                ) : (
                  <TextLink href={`mailto:${client.email}`}>{client.email}</TextLink>
                ),
            },
            { term: texts.phone, value: client.phone || sharedTexts.none },
            { term: texts.address, value: address.join(', ') || sharedTexts.none },
          ]}
        />
      </PanelSection>
    </>
  );
}
