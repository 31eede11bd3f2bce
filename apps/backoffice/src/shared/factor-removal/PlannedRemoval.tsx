import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { formatLongDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { factorRemovalTexts as texts } from './factor-removal.texts.ts';
import type { RemovalDialogProps } from './RequestRemoval.tsx';

interface PlannedRemovalProps extends Pick<RemovalDialogProps, 'person' | 'invalidates'> {
  /** When it is made; null while none is planned. */
  readonly at: string | null;
}

/** An approved removal that waits for its hour; one person may stop it. */
export function PlannedRemoval({ person, at, invalidates }: PlannedRemovalProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [isStopping, setStopping] = useState(false);
  const close = () => setStopping(false);
  if (at === null && !isStopping) return null;
  return (
    <>
      {at === null ? null : (
        <Banner
          action={
            <Button onPress={() => setStopping(true)} size="sm" variant="ghost">
              {texts.stop}
            </Button>
          }
          title={texts.waits(formatLongDateTime(at))}
          tone="warning"
        >
          {texts.waitsHelp}
        </Banner>
      )}
      {isStopping ? (
        <ReasonDialog<OperationOutput<'stopFactorRemoval'>>
          help={texts.reasonHelp}
          intro={texts.stopIntro}
          invalidates={invalidates}
          isOpen
          onCancel={close}
          onDone={() => {
            toast.success(texts.stopped);
            close();
          }}
          send={(body) => {
            const path = { id: person.id };
            return api.call('stopFactorRemoval', { path, body, idempotencyKey: keyOf([person.id, body]) });
          }}
          submit={texts.stop}
          title={texts.stopTitle}
        />
      ) : null}
    </>
  );
}
