import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { Form } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { toast } from '@repo/ui/toast';
import { DialogActions } from '../../shared/DialogActions.tsx';
import type { Assignee, WorkItem } from './work-queue.model.ts';
import { workInvalidates } from './work-queue.queries.ts';
import { workQueueTexts as texts } from './work-queue.texts.ts';

/** In the list of people, no person in particular: an id is never this. */
const TEAM = 'team';

interface GiveWorkProps {
  readonly item: WorkItem;
  readonly assignees: readonly Assignee[];
  readonly onClose: () => void;
}

/** To a colleague, or back to the team. */
export function GiveWork({ item, assignees, onClose }: GiveWorkProps) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const { kind, id, version, assignee } = item;
  const { values, change, submit, isPending, failure } = useCheckedForm({
    initial: { to: assignee?.id ?? TEAM },
    validate: () => ({ failures: [], first: null }),
    send: async ({ to }) => {
      const body = { kind, id, version, assignee_id: to === TEAM ? null : to };
      await api.call('assignWorkItem', { body, idempotencyKey: keyOf(body) });
      toast.success(texts.given);
      onClose();
      await invalidate(queryClient, ...workInvalidates);
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <Select
        label={texts.assignee}
        onChange={(to) => change({ to })}
        options={[
          ...assignees.map(({ id: value, name }) => ({ value, label: name })),
          { value: TEAM, label: texts.team },
        ]}
        value={values.to}
      />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.give} />
    </Form>
  );
}
