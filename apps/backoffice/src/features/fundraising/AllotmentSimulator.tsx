import type { ApiError, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey, useSettled } from '@repo/client/form';
import { Card } from '@repo/ui/card';
import { Banner, EmptyState, Skeleton } from '@repo/ui/feedback';
import { Form } from '@repo/ui/fields';
import { Columns, Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { reasonTexts } from '../../shared/shared.texts.ts';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { AllotmentRules } from './AllotmentRules.tsx';
import { AllotmentTable } from './AllotmentTable.tsx';
import {
  type AllotmentForm,
  type Simulation,
  toAllotmentBody,
  toAllotmentForm,
  toSimulateBody,
  validateAllotment,
} from './allotment.model.ts';
import { allotmentTexts as texts } from './allotment.texts.ts';
import { PublishAllotment } from './PublishAllotment.tsx';
import { roundFacts, type StaffRound } from './rounds.model.ts';

/** One rule on the firm investments, or two compared, then its publication. */
export function AllotmentSimulator({ round }: { readonly round: StaffRound }) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const path = { id: round.round.id };
  const { send, conflict } = useRecordCall<OperationOutput<'publishAllotment'>>({
    record: roundFacts(round),
    invalidates: kaskadInvalidates,
    onDone: ({ pending_change: held }) => {
      toast.success(held === null ? texts.done : texts.held);
    },
  });
  const keyFor = (body: ReturnType<typeof toSimulateBody>) => ['simulateAllotment', round.round.id, body];
  /** What the rules of the form gave; null until they are simulated. */
  const simulatedBy = (values: AllotmentForm) =>
    queryClient.getQueryData<Simulation>(keyFor(toSimulateBody(values))) ?? null;
  const form = useCheckedForm<AllotmentForm>({
    initial: toAllotmentForm(round.terms),
    validate: (values) => validateAllotment(values, simulatedBy(values)),
    send: async (values) => {
      const simulated = simulatedBy(values);
      if (simulated === null) return;
      const body = {
        version: round.version,
        fingerprint: simulated.fingerprint,
        allotment: toAllotmentBody(simulated, values),
        reason: values.reason.trim(),
      };
      try {
        await send(api.call('publishAllotment', { path, body, idempotencyKey: keyOf(body) }));
      } catch (error) {
        // Firm investments may have changed: the next publication is of what the screen shows by then.
        void queryClient.invalidateQueries({ queryKey: keyFor(toSimulateBody(values)) });
        throw error;
      }
    },
  });
  const { rule, floor, compare, compareFloor } = useSettled(form.values);
  const body = toSimulateBody({ rule, floor, compare, compareFloor });
  const simulation = useQuery<Simulation, ApiError>({
    queryKey: keyFor(body),
    queryFn: ({ signal }) => {
      if (body === null) throw new Error('no rule to simulate');
      return api.call('simulateAllotment', { path, body, signal });
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });
  const isHeld = round.pending_change !== null;
  return (
    <Form isPending={form.isPending} onSubmit={form.submit}>
      <Columns
        aside={
          simulation.data === undefined || isHeld ? null : (
            <PublishAllotment
              feePercent={round.terms.fee_percent}
              form={form}
              price={round.round.price}
              simulation={simulation.data}
            />
          )
        }
      >
        <Card title={texts.simulator}>
          <Stack gap={16}>
            <p>{texts.help}</p>
            <FormAlert message={form.firstMessage ?? form.failure?.message} />
            <RecordConflict
              conflict={conflict}
              onReload={conflict.keep}
              typed={[{ id: 'reason', label: reasonTexts.reason, value: form.values.reason }]}
            />
            <AllotmentRules form={form} ruleOfRound={round.terms.rule} />
            <Result body={body} form={form} simulation={simulation} />
          </Stack>
        </Card>
      </Columns>
    </Form>
  );
}

interface ResultProps {
  readonly body: object | null;
  readonly form: ReturnType<typeof useCheckedForm<AllotmentForm>>;
  readonly simulation: {
    readonly data: Simulation | undefined;
    readonly isError: boolean;
    readonly error: ApiError | null;
  };
}

function Result({ body, form, simulation: { data, isError, error } }: ResultProps) {
  if (body === null) return <p>{texts.waits}</p>;
  if (isError) {
    return (
      <Banner isLive title={texts.failed} tone="error">
        {error?.message}
      </Banner>
    );
  }
  if (data === undefined) return <Skeleton height="2.2rem" lines={6} />;
  if (data.rows.length === 0) return <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>;
  return <AllotmentTable form={form} simulation={data} />;
}
