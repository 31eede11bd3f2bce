import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { delegationChecks } from '@repo/domain/advisers';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { isFilled, runChecks } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Skeleton } from '@repo/ui/feedback';
import { Form, TextField } from '@repo/ui/fields';
import { Cluster, Stack } from '@repo/ui/layout';
import { Select } from '@repo/ui/select';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { delegationInvalidates } from './delegations.queries.ts';
import { delegationTexts as texts } from './delegations.texts.ts';

export interface DelegateClientsProps {
  readonly fromId: string;
  /** Null: the caller’s own clients. */
  readonly name: string | null;
}

/** « Déléguer »: to whom, which days, and why. */
export function DelegateClients(props: DelegateClientsProps) {
  const [isOpen, setOpen] = useState(false);
  const { name } = props;
  return (
    <>
      <Button onPress={() => setOpen(true)} size="sm" variant="ghost">
        {name === null ? texts.open : texts.openOf}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.dialog(name)}>
        <DelegateForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface DelegationForm {
  readonly to_id: string;
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly reason: string;
}

const validate = (values: DelegationForm) =>
  runChecks<DelegationForm, keyof DelegationForm>(
    [
      { field: 'to_id', message: texts.toMissing, holds: ({ to_id: toId }) => toId !== '' },
      ...delegationChecks(parisToday()),
      { field: 'reason', message: texts.reasonMissing, holds: ({ reason }) => isFilled(reason) },
    ],
    values,
  );

function DelegateForm({ fromId, onClose }: DelegateClientsProps & { readonly onClose: () => void }) {
  const { api, queries, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const advisers = useQuery(queries.query('listAdvisers'));
  const today = parisToday();
  const { field, submit, isPending, failure } = useCheckedForm<DelegationForm>({
    initial: { to_id: '', first_day: today, last_day: null, reason: '' },
    validate,
    send: async ({ to_id, first_day, last_day, reason }) => {
      const body = {
        from_id: fromId,
        to_id,
        first_day: first_day ?? '',
        last_day: last_day ?? '',
        reason: reason.trim(),
      };
      await api.call('createDelegation', { body, idempotencyKey: keyOf(body) });
      toast.success(texts.done);
      onClose();
      await invalidate(queryClient, ...delegationInvalidates);
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <Stack gap={12}>
        <p>{texts.help}</p>
        <FormAlert message={failure?.message} />
        <QueryView
          failedTitle={texts.advisersFailed}
          query={advisers}
          skeleton={<Skeleton height="2.2rem" />}
        >
          {(data) => {
            const others = data.advisers.filter(({ id }) => id !== fromId);
            return others.length === 0 ? (
              <p>{texts.noOther}</p>
            ) : (
              <Select
                {...field('to_id')}
                label={texts.to}
                options={others.map(({ id, name }) => ({ value: id, label: name }))}
              />
            );
          }}
        </QueryView>
        <DatePicker {...field('first_day')} label={texts.first} min={today} />
        <DatePicker {...field('last_day')} label={texts.last} min={today} />
        <TextField {...field('reason')} label={texts.reason} maxLength={refusalMessageMaxLength} />
        <Cluster gap={8}>
          <Button isPending={isPending} type="submit">
            {texts.submit}
          </Button>
          <Button isDisabled={isPending} onPress={onClose} variant="ghost">
            {texts.cancel}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
