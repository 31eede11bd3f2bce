import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { isEmail } from '@repo/domain/validation';
import { Banner } from '@repo/ui/feedback';
import { TextField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { secondPersonTexts } from '../../shared/shared.texts.ts';
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

/** « Boîte e-mail perdue »: another administrator approves it, then 48 hours pass. */
export function ReplaceEmail({ data, resumed, onClose }: ReplaceEmailProps) {
  const { client } = data;
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [email, setEmail] = useState(resumed?.typed.client_email ?? '');
  return (
    <ReasonDialog<OperationOutput<'replaceClientEmail'>>
      initialReason={resumed?.reason}
      intro={texts.intro}
      invalidates={clientInvalidates}
      isDisabled={!isEmail(email)}
      isOpen
      notice={
        <Stack gap={16}>
          <Banner title={secondPersonTexts.title} tone="warning">
            {secondPersonTexts.help}
          </Banner>
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
      submit={texts.submit}
      title={texts.title(clientName(client))}
    />
  );
}
