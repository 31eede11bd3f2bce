import { rejectLabelText } from '@repo/domain/kyc';
import { DefinitionList } from '@repo/ui/definition-list';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { clientPanelTexts as texts } from './client-panel.texts.ts';
import type { ClientPartProps, ClientRecord } from './clients.model.ts';
import { IdentityCaseSection } from './identity/IdentityCaseSection.tsx';

/** The case with its documents, then why the identity provider refused. */
export function ClientIdentity({ data }: ClientPartProps) {
  return (
    <>
      <IdentityCaseSection data={data} />
      {data.refusal === null ? null : <Refusal refusal={data.refusal} />}
    </>
  );
}

function Refusal({ refusal }: { readonly refusal: NonNullable<ClientRecord['refusal']> }) {
  const lines = [
    { term: texts.message, value: refusal.comment },
    { term: texts.staffNote, value: refusal.staff_note },
    { term: texts.labels, value: refusal.labels.map(rejectLabelText).join(', ') },
  ];
  return (
    <PanelSection title={texts.refusal}>
      <p>{texts.refusalTypes[refusal.type]}</p>
      <DefinitionList items={lines.filter(({ value }) => value !== null && value !== '')} look="stacked" />
    </PanelSection>
  );
}
