import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { type CheckedForm, FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { LeaveGuard } from '@repo/client/leave-guard';
import { Button, LinkButton } from '@repo/ui/button';
import { Conflict } from '@repo/ui/conflict';
import { Form, FormActions } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useNavigate } from 'react-router';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { paths } from '../../shared/paths.ts';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { AudienceFields, CalendarFields, RiskFields, VestingFields } from './RoundAccessFields.tsx';
import { InstrumentFields, LimitFields, PresentationFields, type RoundFieldsProps } from './RoundFields.tsx';
import { MissingBanner, OverBanner } from './RoundMissing.tsx';
import { missingFailures, validateRound } from './round-checks.model.ts';
import { draftDifferences, draftFacts, termFacts } from './round-conflict.model.ts';
import { emptyRound, type RoundForm, toRoundForm, toTermsBody } from './round-form.model.ts';
import { roundFormTexts as texts } from './round-form.texts.ts';
import type { StaffRound } from './rounds.model.ts';

interface RoundEditorProps extends Pick<RoundFieldsProps, 'classes'> {
  /** The draft that is changed; null for a new one. */
  readonly round: StaffRound | null;
}

const noUnit = { decimals: 0, symbol: '' };

/** Each field that the stored draft lacks has what it expects, until it is filled. */
function withMissing(form: CheckedForm<RoundForm>, stored: StaffRound['missing']) {
  const failures = missingFailures(form.values);
  const shown: CheckedForm<RoundForm> = {
    ...form,
    field: (name) => {
      const bound = form.field(name);
      const isStored = stored.some((one) => one === name);
      const missing = isStored ? failures.find(({ field }) => field === name)?.message : undefined;
      return { ...bound, error: bound.error ?? missing };
    },
  };
  return { form: shown, lacks: stored.filter((one) => failures.some(({ field }) => field === one)) };
}

/** A draft, in one form: what it lacks is listed, and keeps it from being submitted only. */
export function RoundEditor({ round, classes }: RoundEditorProps) {
  const { api } = useServices();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const unitOf = ({ class_id: id }: Pick<RoundForm, 'class_id'>) =>
    classes.find((row) => row.class.id === id)?.class ?? noUnit;
  const { send, conflict } = useRecordCall<OperationOutput<'updateRound'>>({
    record:
      round === null ? [] : draftFacts(round.round.status, termFacts(toRoundForm(round.terms), classes)),
    invalidates: kaskadInvalidates,
    onDone: ({ round: { id } }) => {
      toast.success(round === null ? texts.created : texts.saved);
      void navigate(paths.round(id));
    },
  });
  const checked = useCheckedForm<RoundForm>({
    initial: round === null ? emptyRound : toRoundForm(round.terms),
    validate: (values) => validateRound(values, unitOf(values).decimals),
    send: (values) => {
      const terms = toTermsBody(values);
      if (round === null) {
        return send(api.call('createRound', { body: terms, idempotencyKey: keyOf(terms) }));
      }
      const body = { version: round.version, terms };
      const path = { id: round.round.id };
      return send(api.call('updateRound', { path, body, idempotencyKey: keyOf(body) }));
    },
  });
  const { form, lacks } = withMissing(checked, round?.missing ?? []);
  /** Another person submitted it, or ended it. */
  const isOver = round !== null && !round.actions.includes('update');
  return (
    <Form isPending={form.isPending} onSubmit={form.submit}>
      <LeaveGuard isActive={form.isDirty && !form.isPending} />
      <FormAlert message={form.firstMessage ?? form.failure?.message} />
      <MissingBanner fields={lacks} />
      {isOver ? <OverBanner /> : null}
      {round === null || conflict.refusal === null ? null : (
        <Conflict
          by={conflict.refusal.message}
          fields={draftDifferences(conflict.opened, conflict.now, termFacts(form.values, classes))}
          onKeep={conflict.keep}
          onReload={() => {
            form.change(toRoundForm(round.terms));
            conflict.keep();
          }}
          refusal={conflict.refusal}
          title={texts.conflict}
        />
      )}
      <PresentationFields classes={classes} form={form} />
      <InstrumentFields form={form} />
      <LimitFields form={form} />
      <CalendarFields form={form} />
      <AudienceFields form={form} />
      <VestingFields form={form} unit={unitOf(form.values)} />
      <RiskFields form={form} />
      <FormActions>
        {isOver ? (
          <LinkButton href={paths.round(round.round.id)}>{texts.backToRound}</LinkButton>
        ) : (
          <Button isPending={form.isPending} type="submit">
            {round === null ? texts.create : texts.save}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
