import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey, useSettled } from '@repo/client/form';
import { formatNumericDate } from '@repo/domain/format';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { Form, TextAreaField } from '@repo/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { emptySchedule } from '../../shared/kaskad/schedule/schedule-form.model.ts';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { reasonTexts } from '../../shared/shared.texts.ts';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { GrantChangeFields } from './GrantChangeFields.tsx';
import {
  firstDay,
  type GrantChangeForm,
  type GrantChangeKind,
  grantFacts,
  scheduleOf,
  toChangeBody,
  toPreviewBody,
  validateGrantChange,
} from './grant-change.model.ts';
import { grantChangeTexts as texts } from './grants.texts.ts';

export interface ChangeGrantProps {
  readonly data: OperationOutput<'getIssuedGrant'>;
  readonly onCancel: () => void;
  readonly onDone: (message: string) => void;
}

/** Its fields, its effect as it is typed, and its reason. */
export function ChangeGrantForm({
  data: { grant },
  change,
  onCancel,
  onDone,
}: ChangeGrantProps & { readonly change: GrantChangeKind }) {
  const { api, queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [today] = useState(parisToday);
  const day = firstDay(change, today);
  const { decimals } = grant.class;
  const control = useQuery(queries.query('getChangeControl')).data;
  const { send, conflict } = useRecordCall<OperationOutput<'changeGrant'>>({
    record: grantFacts(grant, today),
    invalidates: kaskadInvalidates,
    onDone: (result) => onDone(result.pending_change === null ? texts.done : texts.held),
  });
  const form = useCheckedForm<GrantChangeForm>({
    initial: {
      from: day.initial,
      plan: 'acquisition',
      schedule: { ...emptySchedule, start: day.initial },
      reason: '',
    },
    validate: (values) => validateGrantChange(change, values, decimals),
    send: (values) => {
      const body = toChangeBody({ change, version: grant.version }, values);
      return send(api.call('changeGrant', { path: { id: grant.id }, body, idempotencyKey: keyOf(body) }));
    },
  });
  const { values, field } = form;
  const settled = useSettled(values);
  const isComplete = settled.from !== null && scheduleOf(change, settled, decimals) === null;
  return (
    <Form isPending={form.isPending} onSubmit={form.submit}>
      <p>{texts.intros[change]}</p>
      <FormAlert message={form.failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={onCancel}
        typed={[
          {
            id: 'from',
            label: texts.from,
            value: values.from === null ? '' : formatNumericDate(values.from),
          },
          { id: 'reason', label: reasonTexts.reason, value: values.reason },
        ]}
      />
      <GrantChangeFields change={change} day={day} form={form} grant={grant} />
      <ChangePreview
        body={isComplete ? toPreviewBody({ change, version: grant.version }, settled) : null}
        grantId={grant.id}
      />
      <SecondPerson
        preview={{
          needs_second_person: control?.has_two_person_control ?? true,
          warnings: [],
          lines: [],
        }}
      />
      <TextAreaField
        {...field('reason')}
        description={texts.reasonHelp}
        label={reasonTexts.reason}
        maxLength={refusalMessageMaxLength}
        rows={2}
      />
      <DialogActions
        isDangerous={change === 'canceled'}
        isPending={form.isPending}
        onBack={onCancel}
        submit={texts.actions[change]}
      />
    </Form>
  );
}
