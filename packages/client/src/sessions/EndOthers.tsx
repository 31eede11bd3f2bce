import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { Button } from '@repo/ui/button';
import { ConfirmDialog } from '@repo/ui/dialog';
import { toast } from '@repo/ui/toast';
import { useEffect, useState } from 'react';
import { useSending } from '../sending/use-sending.ts';
import { sessionsTexts } from './sessions.texts.ts';

const texts = sessionsTexts.others;

interface EndOthersProps {
  readonly isOffered: boolean;
  /** The button is removed with the other devices, and the dialog is closed. */
  readonly onEnded: () => void;
}

/** « Déconnecter les autres appareils », after a confirmation. */
export function EndOthers({ isOffered, onEnded }: EndOthersProps) {
  const { queries, queryClient } = useServices();
  const [step, setStep] = useState<'rest' | 'confirming' | 'ended'>('rest');
  const { send, reset, error, isPending } = useSending({
    ...queries.mutation('revokeOtherSessions', { invalidates: [] }),
    onSuccess: async ({ revoked_count: count }) => {
      toast.success(count === 0 ? texts.nothing : texts.done(count));
      await invalidate(queryClient, 'listSessions');
      setStep('ended');
    },
  });
  // Focus: the closed dialog released it, and the button it would return to is no longer there.
  useEffect(() => {
    if (step === 'ended') onEnded();
  }, [step, onEnded]);
  return (
    <>
      {isOffered ? (
        <div>
          <Button
            isChange
            onPress={() => {
              reset();
              setStep('confirming');
            }}
            variant="ghost"
          >
            {texts.open}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        confirmLabel={texts.confirm}
        error={error === null ? undefined : texts.failed(error.message)}
        isDangerous
        isOpen={step === 'confirming'}
        isPending={isPending}
        onCancel={() => setStep('rest')}
        onConfirm={() => send({})}
        title={texts.title}
      >
        {texts.text}
      </ConfirmDialog>
    </>
  );
}
