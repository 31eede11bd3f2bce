import { clientTexts } from '@repo/domain/clients';
import { formatLongDateTime } from '@repo/domain/format';
import { DefinitionList } from '@repo/ui/definition-list';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { ClientActions } from './ClientActions.tsx';
import { ClientViews } from './ClientViews.tsx';
import { servicesOf } from './client-columns.tsx';
import { clientPanelTexts as texts } from './client-panel.texts.ts';
import type { ClientPartProps } from './clients.model.ts';
import { clientsTexts } from './clients.texts.ts';

const instant = (at: string | null, none: string) => (at === null ? none : formatLongDateTime(at));

/** Whether they may sign in, to what, and from how many devices. */
export function ClientAccess({ data }: ClientPartProps) {
  const { client, sessions, terms_accepted_at: terms } = data;
  return (
    <>
      <PanelSection title={texts.access}>
        <DefinitionList
          items={[
            { term: texts.state, value: clientTexts.state[client.state] },
            { term: texts.services, value: servicesOf(client) },
            { term: texts.twoFactor, value: client.has_two_factor ? clientsTexts.yes : clientsTexts.no },
            { term: texts.sessions, value: sessions },
            { term: texts.signedInAt, value: instant(client.signed_in_at, texts.never) },
            { term: texts.terms, value: instant(terms, sharedTexts.none) },
          ]}
        />
      </PanelSection>
      <ClientActions data={data} />
      <ClientViews data={data} />
    </>
  );
}
