import { useSession } from '@repo/auth';
import { Button } from '@repo/ui/button';
import { useState } from 'react';
import { ClientEditor } from './ClientEditor.tsx';
import { correctionTexts as texts } from './client-actions.texts.ts';
import { type ClientPartProps, reachOf } from './clients.model.ts';

/** Opens the form that corrects what the client typed, where this person may. */
export function CorrectClient({ data }: ClientPartProps) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && reachOf(data, user).acts.length === 0) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)} size="sm" variant="ghost">
        {texts.open}
      </Button>
      {isOpen ? <ClientEditor data={data} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
