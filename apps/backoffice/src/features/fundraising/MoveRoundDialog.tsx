import type { components, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { formatLongDateTime } from '@repo/domain/format';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { validateReason } from '@repo/domain/two-persons';
import type { Verdict } from '@repo/domain/validation';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextAreaField } from '@repo/ui/fields';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { reasonTexts } from '../../shared/shared.texts.ts';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { InstantField } from './InstantField.tsx';
import { readInstant, type TypedInstant, typedInstant } from './instant.model.ts';
import { roundFacts, type StaffRound } from './rounds.model.ts';
import { instantTexts, moveTexts as texts } from './rounds.texts.ts';

type Action = components['schemas']['RoundAction'];

interface MoveRoundProps {
  readonly round: StaffRound;
  readonly onCancel: () => void;
  readonly onDone: (message: string) => void;
}

interface MoveForm {
  readonly closes_at: TypedInstant;
  readonly reason: string;
}

/** One move of a round, with its reason; of an extension, the new deadline. Closed without an action. */
export function MoveRoundDialog({ action, ...props }: MoveRoundProps & { readonly action: Action | null }) {
  return (
    <Dialog
      isOpen={action !== null}
      onClose={props.onCancel}
      title={action === null ? '' : texts.actions[action]}
    >
      {action === null ? null : <MoveRoundForm {...props} action={action} />}
    </Dialog>
  );
}

const needsReason = (action: Action) => action !== 'submit' && action !== 'open';

function deadlineProblem(typed: TypedInstant, closesAt: string): string | null {
  const instant = readInstant(typed);
  if (instant === null) return instantTexts.invalid;
  return instant > new Date(closesAt).toISOString() ? null : texts.later(formatLongDateTime(closesAt));
}

function validateMove(action: Action, values: MoveForm, closesAt: string): Verdict<keyof MoveForm> {
  const deadline = action === 'extend' ? deadlineProblem(values.closes_at, closesAt) : null;
  const failures = [
    ...(deadline === null ? [] : [{ field: 'closes_at' as const, message: deadline }]),
    ...(needsReason(action) ? validateReason(values).failures : []),
  ];
  return { failures, first: failures[0] ?? null };
}

function MoveRoundForm({ round, action, onCancel, onDone }: MoveRoundProps & { readonly action: Action }) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { id, closes_at: closesAt } = round.round;
  const { send, conflict } = useRecordCall<OperationOutput<'moveRound'>>({
    record: roundFacts(round),
    invalidates: kaskadInvalidates,
    onDone: ({ pending_change: held }) => onDone(held === null ? texts.done : texts.held),
  });
  const { values, field, submit, isPending, failure } = useCheckedForm<MoveForm>({
    initial: { closes_at: typedInstant(closesAt), reason: '' },
    validate: (typed) => validateMove(action, typed, closesAt),
    send: ({ closes_at: deadline, reason }) => {
      const body = {
        version: round.version,
        action,
        reason: reason.trim(),
        ...(action === 'extend' && { closes_at: readInstant(deadline) ?? '' }),
      };
      return send(api.call('moveRound', { path: { id }, body, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.intros[action]}</p>
      <FormAlert message={failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={onCancel}
        typed={[{ id: 'reason', label: reasonTexts.reason, value: values.reason }]}
      />
      {action === 'extend' ? (
        <InstantField {...field('closes_at')} label={texts.closesAt} timeLabel={texts.closesAtTime} />
      ) : null}
      <TextAreaField
        {...field('reason')}
        description={texts.reasonHelp}
        isOptional={!needsReason(action)}
        label={reasonTexts.reason}
        maxLength={refusalMessageMaxLength}
        rows={2}
      />
      <DialogActions
        isDangerous={action === 'cancel'}
        isPending={isPending}
        onBack={onCancel}
        submit={texts.actions[action]}
      />
    </Form>
  );
}
