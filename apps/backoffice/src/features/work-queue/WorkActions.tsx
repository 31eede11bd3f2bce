import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { GiveWork } from './GiveWork.tsx';
import { PostponeWork } from './PostponeWork.tsx';
import type { Assignee, WorkItem } from './work-queue.model.ts';
import styles from './work-queue.module.css';
import { workInvalidates } from './work-queue.queries.ts';
import { workQueueTexts as texts } from './work-queue.texts.ts';

interface WorkActionsProps {
  readonly item: WorkItem;
  readonly userId: string;
  readonly assignees: readonly Assignee[];
}

/** « Prendre », « Confier », « Reporter ». */
export function WorkActions({ item, userId, assignees }: WorkActionsProps) {
  const [opened, setOpened] = useState<'give' | 'postpone' | null>(null);
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const { kind, id, version, label, assignee } = item;
  const take = useSending<unknown>({
    mutationFn: () => {
      const body = { kind, id, version, assignee_id: userId };
      return api.call('assignWorkItem', { body, idempotencyKey: keyOf(body) });
    },
    onSuccess: () => toast.success(texts.taken),
    onError: ({ message }) => toast.error(message),
    // Taken by a colleague meanwhile, it is shown as theirs.
    onSettled: () => invalidate(queryClient, ...workInvalidates),
  });
  if (!item.is_assignable) return null;
  const close = () => setOpened(null);
  const isPut = item.postponed_until !== null;
  return (
    <>
      <div className={styles.actions}>
        {assignee?.id === userId && !isPut ? null : (
          <Button
            aria-label={texts.takeOf(label)}
            isPending={take.isPending}
            onPress={() => take.send()}
            size="sm"
            variant="quiet"
          >
            {isPut ? texts.takeBack : texts.take}
          </Button>
        )}
        {assignees.length < 2 ? null : (
          <Button
            aria-label={texts.giveOf(label)}
            onPress={() => setOpened('give')}
            size="sm"
            variant="quiet"
          >
            {texts.give}
          </Button>
        )}
        {isPut ? null : (
          <Button
            aria-label={texts.postponeOf(label)}
            onPress={() => setOpened('postpone')}
            size="sm"
            variant="quiet"
          >
            {texts.postpone}
          </Button>
        )}
      </div>
      <Dialog isOpen={opened === 'give'} onClose={close} title={texts.giveOf(label)}>
        <GiveWork assignees={assignees} item={item} onClose={close} />
      </Dialog>
      <Dialog isOpen={opened === 'postpone'} onClose={close} title={texts.postponeOf(label)}>
        <PostponeWork item={item} onClose={close} />
      </Dialog>
    </>
  );
}
