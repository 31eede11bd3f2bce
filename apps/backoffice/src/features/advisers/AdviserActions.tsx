import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { adviserStateTexts } from '@repo/domain/advisers';
import { Button } from '@repo/ui/button';
import { Cluster } from '@repo/ui/layout';
import { useShortcuts } from '@repo/ui/shortcuts';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { type Adviser, adviserName } from './advisers.model.ts';
import { adviserInvalidates } from './advisers.queries.ts';
import { adviserActTexts, adviserFormTexts, advisersTexts } from './advisers.texts.ts';
import { EditAdviser } from './EditAdviser.tsx';
import { ReassignClients } from './ReassignClients.tsx';

type Opened = 'edit' | 'reassign' | 'disable' | 'enable';

interface AdviserProps {
  readonly adviser: Adviser;
}

/** What may be done to the account now: it is disabled once no client is left. */
export function AdviserActions({ adviser }: AdviserProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const { clients, state } = adviser;
  const action = state === 'disabled' ? 'enable' : 'disable';
  useShortcuts('record', [{ keys: 'e', label: adviserFormTexts.edit, onPress: () => setOpened('edit') }]);
  return (
    <>
      <Cluster gap={8}>
        <Button onPress={() => setOpened('edit')} size="sm" variant="ghost">
          {adviserFormTexts.edit}
        </Button>
        {clients === 0 ? null : (
          <Button onPress={() => setOpened('reassign')} size="sm" variant="ghost">
            {adviserActTexts.reassign.open(clients)}
          </Button>
        )}
        <Button
          isDisabled={action === 'disable' && clients > 0}
          onPress={() => setOpened(action)}
          size="sm"
          variant="ghost"
        >
          {adviserActTexts[action].open}
        </Button>
      </Cluster>
      {action === 'disable' && clients > 0 ? <p>{adviserActTexts.disable.blocked(clients)}</p> : null}
      {opened === 'edit' ? <EditAdviser adviser={adviser} onClose={close} /> : null}
      {opened === 'reassign' ? <ReassignClients adviser={adviser} onClose={close} /> : null}
      {opened === 'disable' || opened === 'enable' ? (
        <AccessDialog act={opened} adviser={adviser} onClose={close} />
      ) : null}
    </>
  );
}

const operations = { disable: 'disableAdviser', enable: 'enableAdviser' } as const;

interface AccessDialogProps extends AdviserProps {
  readonly act: 'disable' | 'enable';
  readonly onClose: () => void;
}

function AccessDialog({ adviser, act, onClose }: AccessDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const texts = adviserActTexts[act];
  const { columns } = advisersTexts;
  return (
    <ReasonDialog<OperationOutput<'disableAdviser'>>
      intro={texts.intro}
      invalidates={adviserInvalidates}
      isDangerous={act === 'disable'}
      isOpen
      onCancel={onClose}
      onDone={() => {
        toast.success(texts.done);
        onClose();
      }}
      record={[
        { id: 'state', label: columns.state, value: adviserStateTexts[adviser.state] },
        { id: 'clients', label: columns.clients, value: String(adviser.clients) },
      ]}
      send={(body) => {
        const path = { id: adviser.id };
        return api.call(operations[act], { path, body, idempotencyKey: keyOf([act, body]) });
      }}
      submit={texts.submit}
      title={texts.title(adviserName(adviser))}
    />
  );
}
