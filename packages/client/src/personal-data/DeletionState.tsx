import { useServices } from '@repo/auth';
import { formatLongDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { toast } from '@repo/ui/toast';
import type { Ref } from 'react';
import { useSending } from '../sending/use-sending.ts';
import { Blockers, type BlockersProps } from './Blockers.tsx';
import type { Deletion } from './deletion.model.ts';
import { deletionTexts as texts } from './personal-data.texts.ts';

interface DeletionStateProps extends Pick<BlockersProps, 'addressOf'> {
  readonly state: Deletion;
  readonly request: NonNullable<Deletion['request']>;
  readonly button: Ref<HTMLButtonElement>;
  readonly onCanceled: () => Promise<void>;
}

/** The pending request, what blocks it once its day has passed, and how to cancel it. */
export function DeletionState({ addressOf, state, request, button, onCanceled }: DeletionStateProps) {
  const { queries } = useServices();
  const { send, isPending } = useSending({
    ...queries.mutation('cancelAccountDeletion', { invalidates: [] }),
    onSuccess: onCanceled,
    onError: (error) => toast.error(error.message),
  });
  const { requested_at: requestedAt, blocked_at: blockedAt } = request;
  return (
    <Banner
      action={
        <Button isChange isPending={isPending} onPress={() => send({})} ref={button} variant="ghost">
          {texts.cancel}
        </Button>
      }
      title={texts.stateTitle}
      tone="warning"
    >
      <p>{texts.state(formatLongDate(requestedAt), formatLongDate(state.effective_on))}</p>
      {blockedAt === null ? null : (
        <>
          <p>{texts.stateBlocked}</p>
          <Blockers addressOf={addressOf} blockers={state.blockers} />
        </>
      )}
    </Banner>
  );
}
