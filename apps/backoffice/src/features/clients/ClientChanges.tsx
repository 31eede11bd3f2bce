import { useSession } from '@repo/auth';
import { Button } from '@repo/ui/button';
import { Cluster } from '@repo/ui/layout';
import { useShortcuts } from '@repo/ui/shortcuts';
import { useState } from 'react';
import { AssignClients } from '../../shared/AssignClients.tsx';
import { assignTexts } from '../../shared/assign.texts.ts';
import { ClientEditor } from './ClientEditor.tsx';
import { correctionTexts } from './client-actions.texts.ts';
import { type ClientPartProps, reachOf } from './clients.model.ts';

/** What the client typed, and who advises them: the forms that change it, where this person may. */
export function ClientChanges({ data }: ClientPartProps) {
  const { user } = useSession();
  const [opened, setOpened] = useState<'editor' | 'adviser' | null>(null);
  const mayChange = reachOf(data, user).acts.length > 0;
  const open = (form: 'editor' | 'adviser') => (mayChange ? () => setOpened(form) : undefined);
  useShortcuts('record', [
    { keys: 'e', label: correctionTexts.open, onPress: open('editor') },
    { keys: 'a', label: assignTexts.open, onPress: open('adviser') },
  ]);
  if (opened === null && !mayChange) return null;
  const close = () => setOpened(null);
  return (
    <>
      <Cluster gap={8}>
        <Button onPress={() => setOpened('editor')} size="sm" variant="ghost">
          {correctionTexts.open}
        </Button>
        <Button onPress={() => setOpened('adviser')} size="sm" variant="ghost">
          {assignTexts.open}
        </Button>
      </Cluster>
      {opened === 'editor' ? <ClientEditor data={data} onClose={close} /> : null}
      {opened === 'adviser' ? <AssignClients ids={[data.client.id]} onClose={close} /> : null}
    </>
  );
}
