import { type components, invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey, useSettled } from '@repo/client/form';
import { LeaveGuard } from '@repo/client/leave-guard';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Form, FormActions } from '@repo/ui/fields';
import { Columns } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { paths } from '../../shared/paths.ts';
import { GrantPreview } from './GrantPreview.tsx';
import { newGrantTexts as texts } from './grants.texts.ts';
import { NewGrantFields } from './NewGrantFields.tsx';
import { emptyGrant, type GrantForm, toGrantBody, toTerms, validateGrant } from './new-grant.model.ts';

/** The form, and the plan that it gives as it is typed. */
export function NewGrantForm({
  classes,
}: {
  readonly classes: readonly components['schemas']['ClassRow'][];
}) {
  const { api, queryClient } = useServices();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const [today] = useState(parisToday);
  const units = classes.map(({ class: one }) => one);
  const form = useCheckedForm<GrantForm>({
    initial: { ...emptyGrant, granted_on: today, class_id: units.length === 1 ? (units[0]?.id ?? '') : '' },
    validate: (values) => validateGrant(values, units),
    send: async (values) => {
      const body = toGrantBody(values);
      const { grant } = await api.call('createGrant', { body, idempotencyKey: keyOf(body) });
      await invalidate(queryClient, ...kaskadInvalidates);
      toast.success(texts.done);
      void navigate(paths.grant(grant.id));
    },
  });
  const settled = useSettled(form.values);
  return (
    <Columns
      aside={
        <Card title={texts.preview}>
          <GrantPreview terms={toTerms(settled, units)} />
        </Card>
      }
    >
      <LeaveGuard isActive={form.isDirty && !form.isPending} />
      <Card>
        <Form isPending={form.isPending} onSubmit={form.submit}>
          <FormAlert message={form.firstMessage ?? form.failure?.message} />
          <NewGrantFields form={form} units={units} />
          <FormActions>
            <Button isPending={form.isPending} type="submit">
              {texts.submit}
            </Button>
          </FormActions>
        </Form>
      </Card>
    </Columns>
  );
}
