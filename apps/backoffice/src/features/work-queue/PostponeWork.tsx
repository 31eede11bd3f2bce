import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { addDays } from '@repo/domain/dates';
import { latestPostponement, postponementReasonMaxLength, validatePostponement } from '@repo/domain/work';
import { DatePicker } from '@repo/ui/date-field';
import { Form, TextAreaField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { DialogActions } from '../../shared/DialogActions.tsx';
import type { WorkItem } from './work-queue.model.ts';
import { workInvalidates } from './work-queue.queries.ts';
import { workQueueTexts as texts } from './work-queue.texts.ts';

interface PostponeForm {
  readonly until: string | null;
  readonly reason: string;
}

/** Out of the queue until a day, with the reason. */
export function PostponeWork({
  item: { kind, id, version },
  onClose,
}: {
  readonly item: WorkItem;
  readonly onClose: () => void;
}) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const today = parisToday();
  const { field, submit, isPending, failure } = useCheckedForm<PostponeForm>({
    initial: { until: addDays(today, 1), reason: '' },
    validate: ({ until, reason }) => validatePostponement({ until: until ?? '', reason }, today),
    send: async ({ until, reason }) => {
      const body = { kind, id, version, until: until ?? '', reason: reason.trim() };
      await api.call('postponeWorkItem', { body, idempotencyKey: keyOf(body) });
      toast.success(texts.postponed);
      onClose();
      await invalidate(queryClient, ...workInvalidates);
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.postponeHelp}</p>
      <FormAlert message={failure?.message} />
      <DatePicker
        {...field('until')}
        label={texts.day}
        max={latestPostponement(today)}
        min={addDays(today, 1)}
      />
      <TextAreaField {...field('reason')} label={texts.reason} maxLength={postponementReasonMaxLength} />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.postpone} />
    </Form>
  );
}
