import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { LeaveGuard } from '@repo/client/leave-guard';
import { Button } from '@repo/ui/button';
import { Form, FormActions } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useNavigate } from 'react-router';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { paths } from '../../shared/paths.ts';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { AudienceFields, CalendarFields, RiskFields, VestingFields } from './RoundAccessFields.tsx';
import { InstrumentFields, LimitFields, PresentationFields, type RoundFieldsProps } from './RoundFields.tsx';
import { emptyRound, type RoundForm, toRoundForm, toTermsBody, validateRound } from './round-form.model.ts';
import { roundFormTexts as texts } from './round-form.texts.ts';
import { roundFacts, type StaffRound } from './rounds.model.ts';
import { roundsTexts } from './rounds.texts.ts';

interface RoundEditorProps extends Pick<RoundFieldsProps, 'classes'> {
  /** The draft that is changed; null for a new one. */
  readonly round: StaffRound | null;
}

const noUnit = { decimals: 0, symbol: '' };

/** A draft, in one form: it is complete when it is saved. */
export function RoundEditor({ round, classes }: RoundEditorProps) {
  const { api } = useServices();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const unitOf = ({ class_id: id }: Pick<RoundForm, 'class_id'>) =>
    classes.find((row) => row.class.id === id)?.class ?? noUnit;
  const { send, conflict } = useRecordCall<OperationOutput<'updateRound'>>({
    record: round === null ? [] : roundFacts(round),
    invalidates: kaskadInvalidates,
    onDone: ({ round: { id } }) => {
      toast.success(round === null ? texts.created : texts.saved);
      void navigate(paths.round(id));
    },
  });
  const form = useCheckedForm<RoundForm>({
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
  return (
    <Form isPending={form.isPending} onSubmit={form.submit}>
      <LeaveGuard isActive={form.isDirty && !form.isPending} />
      <FormAlert message={form.firstMessage ?? form.failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={() => void navigate(round === null ? paths.kaskadFundraising : paths.round(round.round.id))}
        typed={[{ id: 'name', label: roundsTexts.columns.name, value: form.values.name }]}
      />
      <PresentationFields classes={classes} form={form} />
      <InstrumentFields form={form} />
      <LimitFields form={form} />
      <CalendarFields form={form} />
      <AudienceFields form={form} />
      <VestingFields form={form} unit={unitOf(form.values)} />
      <RiskFields form={form} />
      <FormActions>
        <Button isPending={form.isPending} type="submit">
          {round === null ? texts.create : texts.save}
        </Button>
      </FormActions>
    </Form>
  );
}
