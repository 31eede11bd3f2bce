import type { OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { Button } from '@repo/ui/button';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { useResumed } from '../../shared/use-resumed.ts';
import { ChangeAccess } from './ChangeAccess.tsx';
import { useClientChange } from './client.queries.ts';
import { accessTexts, actionsTexts, actTexts, type ClientAct } from './client-actions.texts.ts';
import { clientName } from './client-columns.tsx';
import { type ClientPartProps, reachOf } from './clients.model.ts';

const operations = {
  lock: 'lockClient',
  unlock: 'unlockClient',
  signOut: 'endClientSessions',
  resetLink: 'sendClientResetLink',
} as const satisfies Record<ClientAct, string>;

/** What may be done to the account now, each with its reason. */
export function ClientActions({ data }: ClientPartProps) {
  const { user } = useSession();
  const [act, setAct] = useState<ClientAct | null>(null);
  const { acts, refusal } = reachOf(data, user);
  const { resumed, end } = useResumed(['user.role'], data.client.id);
  const [isChanging, setChanging] = useState(false);
  const isHeld = data.pending_change?.kind === 'user.role';
  if (acts.length === 0 && refusal === null && act === null && !isChanging) return null;
  return (
    <PanelSection title={actionsTexts.title}>
      {refusal === null ? null : <p>{actionsTexts[refusal]}</p>}
      <Cluster gap={8}>
        {acts.map((one) => (
          <Button key={one} onPress={() => setAct(one)} size="sm" variant="ghost">
            {actTexts[one].open}
          </Button>
        ))}
        {acts.length === 0 ? null : (
          <Button isDisabled={isHeld} onPress={() => setChanging(true)} size="sm" variant="ghost">
            {accessTexts.open}
          </Button>
        )}
      </Cluster>
      {isChanging || (resumed !== null && acts.length > 0 && !isHeld) ? (
        <ChangeAccess
          data={data}
          onClose={() => {
            setChanging(false);
            end();
          }}
          resumed={resumed}
        />
      ) : null}
      {act === null ? null : <ActDialog act={act} data={data} key={act} onClose={() => setAct(null)} />}
    </PanelSection>
  );
}

interface ActDialogProps extends ClientPartProps {
  readonly act: ClientAct;
  readonly onClose: () => void;
}

function ActDialog({ act, data: { client }, onClose }: ActDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const sendChange = useClientChange();
  const texts = actTexts[act];
  return (
    <ReasonDialog<OperationOutput<'lockClient'>>
      help={actionsTexts.reasonHelp}
      intro={texts.intro}
      isDangerous={act === 'lock'}
      isOpen
      onCancel={onClose}
      onConflict={({ message }) => {
        toast.error(message);
        onClose();
      }}
      onDone={() => {
        toast.success(texts.done);
        onClose();
      }}
      send={(body) =>
        sendChange(
          api.call(operations[act], { path: { id: client.id }, body, idempotencyKey: keyOf([act, body]) }),
        )
      }
      submit={texts.submit}
      title={texts.title(clientName(client))}
    />
  );
}
