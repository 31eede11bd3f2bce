import type { OperationInput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { type FieldOf, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import type { Verdict } from '@repo/domain/validation';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { type Assisted, draftFacts } from './assisted.model.ts';
import { assistedInvalidates } from './assisted.queries.ts';

type Body = Omit<OperationInput<'saveAssistedSubscription'>['body'], 'version'>;

interface StepForm<Values extends object> {
  readonly draft: Assisted;
  readonly initial: Values;
  readonly validate: (values: Values) => Verdict<FieldOf<Values>>;
  readonly toBody: (values: Values) => Body;
  readonly onSaved: () => void;
}

/** One step, saved on the server; what another person saved meanwhile is shown beside what was typed. */
export function useStepForm<Values extends object>(step: StepForm<Values>) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { id, version } = step.draft;
  const { send, conflict } = useRecordCall<Assisted>({
    record: draftFacts(step.draft),
    invalidates: assistedInvalidates,
    onDone: step.onSaved,
  });
  const form = useCheckedForm<Values>({
    initial: step.initial,
    validate: step.validate,
    send: (values) => {
      const body = { version, ...step.toBody(values) };
      return send(api.call('saveAssistedSubscription', { path: { id }, body, idempotencyKey: keyOf(body) }));
    },
  });
  const failure = conflict.refusal === null ? form.failure?.message : undefined;
  return { ...form, message: form.firstMessage ?? failure, conflict };
}
