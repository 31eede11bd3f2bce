import { clientTexts } from '@repo/domain/clients';
import { countryName } from '@repo/domain/countries';
import { formatList, formatLongDate } from '@repo/domain/format';
import { profileFieldNames } from '@repo/domain/validation';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { ClientChanges } from './ClientChanges.tsx';
import { contractsOf } from './client-columns.tsx';
import { clientPanelTexts as texts } from './client-panel.texts.ts';
import type { ClientPartProps } from './clients.model.ts';
import { CompanyCheck } from './identity/CompanyCheck.tsx';

const shown = (text: string) => (text.trim() === '' ? sharedTexts.none : text);

/** Who they are, how to reach them, and where they stand. */
export function ClientSummary({ data }: ClientPartProps) {
  const { client, missing_fields: missing } = data;
  const { value_eur: value } = client;
  const address = [data.address, `${data.zip_code} ${data.city}`].map((line) => line.trim()).filter(Boolean);
  return (
    <>
      <PanelSection title={texts.situation}>
        <DefinitionList
          items={[
            { term: texts.kind, value: clientTexts.kind[client.kind] },
            { term: texts.role, value: texts.roles[data.role] },
            { term: texts.adviser, value: client.adviser?.name ?? clientTexts.adviser.none },
            { term: texts.contracts, value: contractsOf(client) },
            { term: texts.value, value: sharedTexts.euros(value) },
            { term: texts.registeredAt, value: formatLongDate(client.created_at) },
            {
              term: texts.profile,
              value:
                missing.length === 0
                  ? clientTexts.profile.complete
                  : texts.missing(formatList(missing.map((field) => profileFieldNames[field]))),
            },
          ]}
        />
      </PanelSection>
      <PanelSection title={texts.contact}>
        <DefinitionList
          items={[
            { term: texts.name, value: shown(`${client.firstname} ${client.lastname}`) },
            {
              term: texts.email,
              value:
                client.email === null ? (
                  sharedTexts.none
                ) : (
                  <TextLink href={`mailto:${client.email}`}>{client.email}</TextLink>
                ),
            },
            { term: texts.phone, value: shown(client.phone) },
            { term: texts.address, value: shown(address.join(', ')) },
            { term: texts.country, value: countryName(data.country) ?? shown(data.country) },
          ]}
        />
      </PanelSection>
      <ClientChanges data={data} />
      {client.kind === 'person' ? null : (
        <PanelSection title={texts.company}>
          <DefinitionList
            items={[
              { term: texts.companyName, value: shown(client.company_name ?? '') },
              { term: texts.registrationNumber, value: shown(data.registration_number) },
              { term: texts.companyType, value: shown(data.company_type) },
            ]}
          />
        </PanelSection>
      )}
      {client.kind === 'person' ? null : <CompanyCheck clientId={client.id} />}
    </>
  );
}
