import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { adviserFieldTexts } from '@repo/domain/advisers';
import { type InvitedClient, validateInvitedClient } from '@repo/domain/clients';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, PhoneField, RadioGroup, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogActions } from '../DialogActions.tsx';
import { useRecordCall } from '../use-record-call.ts';
import { invitationTexts as texts } from './invitations.texts.ts';

export interface InviteClientProps {
  /** An administrator chooses the adviser; an adviser invites for themselves, and the administration of Kaskad without one. */
  readonly choosesAdviser: boolean;
  /** The one that its administration invites to. */
  readonly service?: 'kaskad';
}

/** « Créer un client »: an invitation, by which the client opens the account themselves. */
export function InviteClient(props: InviteClientProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const title = props.service === 'kaskad' ? texts.kaskad.create : texts.create;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{title}</Button>
      <Dialog isOpen={isOpen} onClose={close} title={title}>
        <InvitationForm {...props} onClose={close} />
      </Dialog>
    </>
  );
}

interface Typed extends InvitedClient {
  readonly adviser_id: string;
}

/** An option has a value; no id is this one. */
const nobody = 'none';
const empty: Typed = {
  is_company: false,
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  service: 'yield',
  adviser_id: nobody,
};
const types = (['person', 'company'] as const).map((value) => ({ value, label: texts.types[value] }));
const services = (['yield', 'kaskad'] as const).map((value) => ({ value, label: texts.services[value] }));
const names = ['firstname', 'lastname'] as const;

interface FormProps extends InviteClientProps {
  readonly onClose: () => void;
}

function InvitationForm({ choosesAdviser, service: only, onClose }: FormProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { send } = useRecordCall<OperationOutput<'inviteClient'>>({
    invalidates: ['listClientInvitations', 'listKaskadInvitations'],
    onDone: () => {
      toast.success(texts.sent);
      onClose();
    },
  });
  const { values, change, field, submit, isPending, failure } = useCheckedForm<Typed>({
    initial: empty,
    validate: validateInvitedClient,
    send: ({ adviser_id: adviser, email, service, ...typed }) => {
      if (only === 'kaskad') {
        const body = { client: { ...typed, email: email.trim() } };
        return send(api.call('inviteKaskadUser', { body, idempotencyKey: keyOf(body) }));
      }
      const client = { ...typed, service };
      const body = {
        client: { ...client, email: email.trim() },
        adviser_id: adviser === nobody ? null : adviser,
      };
      return send(api.call('inviteClient', { body, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{only === 'kaskad' ? texts.kaskad.intro : texts.intro}</p>
      <FormAlert message={failure?.message} />
      <RadioGroup
        label={texts.type}
        onChange={(type) => change({ is_company: type === 'company' })}
        options={types}
        orientation="horizontal"
        value={values.is_company ? 'company' : 'person'}
      />
      {names.map((name) => (
        <TextField
          {...field(name)}
          autoComplete="off"
          key={name}
          label={adviserFieldTexts[name]}
          maxLength={100}
        />
      ))}
      <TextField
        {...field('email')}
        autoComplete="off"
        label={adviserFieldTexts.email}
        maxLength={254}
        type="email"
      />
      <PhoneField
        {...field('phone')}
        autoComplete="off"
        description={texts.phoneHelp}
        label={adviserFieldTexts.phone}
      />
      {only === undefined ? <Select {...field('service')} label={texts.service} options={services} /> : null}
      {choosesAdviser ? <AdviserChoice field={field('adviser_id')} /> : null}
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submit} />
    </Form>
  );
}

function AdviserChoice({
  field,
}: {
  readonly field: { readonly value: string; readonly onChange: (id: string) => void };
}) {
  const { queries } = useServices();
  const advisers = useQuery(queries.query('listAdvisers'));
  const options = (advisers.data?.advisers ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      {...field}
      label={texts.adviser}
      options={[{ value: nobody, label: texts.noAdviser }, ...options]}
    />
  );
}
