import { monotonicMs } from '@repo/client/clock';
import { FormAlert } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Stack } from '@repo/ui/layout';
import { useEffect, useState } from 'react';
import { layoutTexts } from './layout.texts.ts';

const texts = layoutTexts.idleEnd;

interface IdleEndDialogProps {
  /** Monotonic. */
  readonly endsAtMs: number;
  readonly onStay: () => Promise<void>;
}

const secondsUntil = (endsAtMs: number) => Math.max(0, Math.ceil((endsAtMs - monotonicMs()) / 1000));

/** « Votre session se termine dans … », with « Rester connecté »; what was typed stays on the page behind it. */
export function IdleEndDialog({ endsAtMs, onStay }: IdleEndDialogProps) {
  const [, countDown] = useState(0);
  const { send, isPending, error } = useSending({ mutationFn: onStay });
  // Syncs with the clock.
  useEffect(() => {
    const timer = window.setInterval(() => countDown((ticks) => ticks + 1), 1000);
    return () => window.clearInterval(timer);
  }, []);
  const stay = () => send();
  return (
    <Dialog
      actions={
        <Button isPending={isPending} onPress={stay}>
          {texts.stay}
        </Button>
      }
      isOpen
      onClose={stay}
      role="alertdialog"
      title={texts.title}
    >
      <Stack>
        <FormAlert message={error?.message} />
        {/* A live region would be read each second. */}
        <p aria-live="off" role="timer">
          {texts.left(secondsUntil(endsAtMs))}
        </p>
        <p>{texts.about}</p>
      </Stack>
    </Dialog>
  );
}
