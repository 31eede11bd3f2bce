import { useServices } from '@repo/auth';
import { Dialog } from '@repo/ui/dialog';
import { ErrorState, LoadingMessage } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useEffect, useEffectEvent, useRef } from 'react';
import { factorsTexts } from '../factors/factors.texts.ts';
import { ProveFactor } from '../factors/index.ts';
import { useSending } from '../sending/use-sending.ts';

const texts = factorsTexts.stepUp;

interface StepUpDialogProps {
  readonly confirms: readonly string[];
  readonly onEnd: (isProven: boolean) => void;
}

/** Proves again who is there; the pending operation is then sent. */
export function StepUpDialog({ confirms, onEnd }: StepUpDialogProps) {
  const { api } = useServices();
  const { send, data, error } = useSending({ mutationFn: () => api.call('startStepUp') });
  const start = useEffectEvent(() => send());
  // Syncs with the server, once: a code may be emailed.
  useEffect(() => start(), []);
  const firstOptions = useRef(true);
  const cancel = () => onEnd(false);
  return (
    <Dialog isOpen onClose={cancel} title={texts.title}>
      <Stack>
        {confirms.map((text) => (
          <p key={text}>
            {texts.confirms} <strong>{text}</strong>
          </p>
        ))}
        <p>{texts.about}</p>
        {error !== null ? (
          <ErrorState onRetry={() => send()} title={texts.failed}>
            {error.message}
          </ErrorState>
        ) : data === undefined ? (
          <LoadingMessage />
        ) : (
          <ProveFactor
            methods={data.methods}
            onCancel={cancel}
            onProof={async (proof) => {
              await api.call('stepUp', { body: proof });
              onEnd(true);
            }}
            onResend={() => api.call('startStepUp')}
            passkeyOptions={async () => {
              // Those of the start are good for one try.
              const options = firstOptions.current ? data.options : (await api.call('startStepUp')).options;
              firstOptions.current = false;
              return options ?? {};
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}
