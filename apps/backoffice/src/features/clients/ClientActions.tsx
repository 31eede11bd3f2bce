import type { OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { Button } from '@repo/ui/button';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { factorRemovalTexts } from '../../shared/factor-removal/factor-removal.texts.ts';
import { RequestRemoval } from '../../shared/factor-removal/RequestRemoval.tsx';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { useResumed } from '../../shared/use-resumed.ts';
import { ChangeAccess } from './ChangeAccess.tsx';
import { clientInvalidates } from './client.queries.ts';
import { accessTexts, actionsTexts, actTexts, type ClientAct, emailTexts } from './client-actions.texts.ts';
import { clientName } from './client-columns.tsx';
import { clientFacts } from './client-form.model.ts';
import { type ClientPartProps, reachOf } from './clients.model.ts';
import { ReplaceEmail } from './ReplaceEmail.tsx';

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
  const isReached = acts.length > 0;
  if (!isReached && refusal === null && act === null) return null;
  return (
    <PanelSection title={actionsTexts.title}>
      {refusal === null ? null : <p>{actionsTexts[refusal]}</p>}
      <Cluster gap={8}>
        {acts.map((one) => (
          <Button key={one} onPress={() => setAct(one)} size="sm" variant="ghost">
            {actTexts[one].open}
          </Button>
        ))}
        {isReached ? <HeldChanges data={data} /> : null}
        {isReached && data.has_own_factor ? <LostFactors data={data} /> : null}
      </Cluster>
      {act === null ? null : <ActDialog act={act} data={data} key={act} onClose={() => setAct(null)} />}
    </PanelSection>
  );
}

/** What a second person approves; « Reprendre » opens one of them with what was typed. */
function HeldChanges({ data }: ClientPartProps) {
  const [opened, setOpened] = useState<'user.role' | 'user.email' | null>(null);
  const { resumed, end } = useResumed(['user.role', 'user.email'], data.client.id);
  const pending = data.pending_change?.kind;
  const isEmailUnderWay = pending === 'user.email' || data.planned_email !== null;
  const isEmailOffered = data.client.state === 'open';
  const resumedKind = resumed === null ? null : kindOf(resumed.typed);
  const kind = opened ?? resumedKind;
  const dialog = {
    data,
    onClose: () => {
      setOpened(null);
      end();
    },
    resumed: opened === null ? resumed : null,
  };
  return (
    <>
      <Button
        isDisabled={pending === 'user.role'}
        onPress={() => setOpened('user.role')}
        size="sm"
        variant="ghost"
      >
        {accessTexts.open}
      </Button>
      {isEmailOffered ? (
        <Button
          isDisabled={isEmailUnderWay}
          onPress={() => setOpened('user.email')}
          size="sm"
          variant="ghost"
        >
          {emailTexts.open}
        </Button>
      ) : null}
      {kind === 'user.role' ? <ChangeAccess {...dialog} /> : null}
      {kind === 'user.email' ? <ReplaceEmail {...dialog} /> : null}
    </>
  );
}

/** « Moyens de vérification perdus », of a client who has some. */
function LostFactors({ data }: ClientPartProps) {
  const { client, factor_removal_at: at, pending_change: pending } = data;
  const [isOpen, setOpen] = useState(false);
  if (client.state !== 'open') return null;
  return (
    <>
      <Button
        isDisabled={at !== null || pending?.kind === 'user.factors'}
        onPress={() => setOpen(true)}
        size="sm"
        variant="ghost"
      >
        {factorRemovalTexts.open}
      </Button>
      {isOpen ? (
        <RequestRemoval
          invalidates={clientInvalidates}
          onClose={() => setOpen(false)}
          person={{ id: client.id, name: clientName(client) }}
        />
      ) : null}
    </>
  );
}

const kindOf = ({ client_email: email }: { readonly client_email?: string }) =>
  email === undefined ? 'user.role' : 'user.email';

interface ActDialogProps extends ClientPartProps {
  readonly act: ClientAct;
  readonly onClose: () => void;
}

function ActDialog({ act, data, onClose }: ActDialogProps) {
  const { client } = data;
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const texts = actTexts[act];
  return (
    <ReasonDialog<OperationOutput<'lockClient'>>
      help={actionsTexts.reasonHelp}
      intro={texts.intro}
      invalidates={clientInvalidates}
      isDangerous={act === 'lock'}
      isOpen
      onCancel={onClose}
      onDone={() => {
        toast.success(texts.done);
        onClose();
      }}
      record={clientFacts(data)}
      send={(body) =>
        api.call(operations[act], { path: { id: client.id }, body, idempotencyKey: keyOf([act, body]) })
      }
      submit={texts.submit}
      title={texts.title(clientName(client))}
    />
  );
}
