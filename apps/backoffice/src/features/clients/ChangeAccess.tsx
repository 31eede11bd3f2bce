import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { CheckboxField, RadioGroup } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { useIsHeld } from '../../shared/use-is-held.ts';
import type { Resumed } from '../../shared/use-resumed.ts';
import { clientInvalidates } from './client.queries.ts';
import { accessTexts as texts } from './client-actions.texts.ts';
import { clientName } from './client-columns.tsx';
import { clientFacts } from './client-form.model.ts';
import { accessFlags, type ClientPartProps, hasSameAccess } from './clients.model.ts';

interface ChangeAccessProps extends ClientPartProps {
  readonly onClose: () => void;
  readonly resumed: Resumed | null;
}

/** « Rôle et accès »: another administrator approves it where two-person control is on. */
export function ChangeAccess({ data, resumed, onClose }: ChangeAccessProps) {
  const { client, access } = data;
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const isHeld = useIsHeld();
  const [values, setValues] = useState(resumed?.typed.client_access ?? access);
  return (
    <ReasonDialog<OperationOutput<'changeClientAccess'>>
      initialReason={resumed?.reason}
      invalidates={clientInvalidates}
      isDisabled={hasSameAccess(values, access)}
      isOpen
      notice={
        <Stack gap={16}>
          <SecondPerson preview={{ needs_second_person: isHeld, warnings: [], lines: [] }} />
          <RadioGroup
            label={texts.role}
            onChange={(role) => setValues({ ...values, role })}
            options={texts.roles}
            value={values.role}
          />
          {accessFlags.map((flag) => (
            <CheckboxField
              isSelected={values[flag]}
              key={flag}
              onChange={(isOpen) => setValues({ ...values, [flag]: isOpen })}
            >
              {texts.flags[flag]}
            </CheckboxField>
          ))}
        </Stack>
      }
      onCancel={onClose}
      onDone={({ pending_change: pending }) => {
        toast.success(pending === null ? texts.done : texts.held);
        onClose();
      }}
      record={clientFacts(data)}
      send={({ reason }) => {
        const body = { access: values, reason };
        const path = { id: client.id };
        return api.call('changeClientAccess', { path, body, idempotencyKey: keyOf(body) });
      }}
      submit={isHeld ? texts.submit : texts.submitAlone}
      title={texts.title(clientName(client))}
    />
  );
}
