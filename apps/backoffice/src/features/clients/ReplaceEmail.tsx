import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { isEmail } from '@repo/domain/validation';
import { TextField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { useIsHeld } from '../../shared/use-is-held.ts';
import type { Resumed } from '../../shared/use-resumed.ts';
import { clientInvalidates } from './client.queries.ts';
import { emailTexts as texts } from './client-actions.texts.ts';
import { clientName } from './client-columns.tsx';
import { clientFacts } from './client-form.model.ts';
import type { ClientPartProps } from './clients.model.ts';

interface ReplaceEmailProps extends ClientPartProps {
  readonly onClose: () => void;
  readonly resumed: Resumed | null;
}

/** « Boîte e-mail perdue »: another administrator approves it where two-person control is on, then 48 hours pass. */
export function ReplaceEmail({ data, resumed, onClose }: ReplaceEmailProps) {
  const { client } = data;
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const isHeld = useIsHeld();
  const [email, setEmail] = useState(resumed?.typed.client_email ?? '');
  return (
    <ReasonDialog<OperationOutput<'replaceClientEmail'>>
      initialReason={resumed?.reason}
      intro={texts.intro(isHeld)}
      invalidates={clientInvalidates}
      isDisabled={!isEmail(email)}
      isOpen
      notice={
        <Stack gap={16}>
          <SecondPerson preview={{ needs_second_person: isHeld, warnings: [], lines: [] }} />
          <TextField
            autoComplete="off"
            description={client.email === null ? undefined : texts.current(client.email)}
            label={texts.email}
            maxLength={254}
            onChange={setEmail}
            type="email"
            value={email}
          />
        </Stack>
      }
      onCancel={onClose}
      onDone={({ pending_change: pending }) => {
        toast.success(pending === null ? texts.planned : texts.held);
        onClose();
      }}
      record={clientFacts(data)}
      send={({ reason }) => {
        const body = { email: email.trim(), reason };
        const path = { id: client.id };
        return api.call('replaceClientEmail', { path, body, idempotencyKey: keyOf(body) });
      }}
      submit={isHeld ? texts.submit : texts.submitAlone}
      title={texts.title(clientName(client))}
    />
  );
}
