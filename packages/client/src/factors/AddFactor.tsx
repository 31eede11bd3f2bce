import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { Button } from '@repo/ui/button';
import { CopyField } from '@repo/ui/copy-field';
import { Dialog } from '@repo/ui/dialog';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { QrCode } from '@repo/ui/qr-code';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { CodeForm } from '../code/index.ts';
import { FormAlert, useCheckedForm } from '../form/index.ts';
import { factorsTexts as texts } from './factors.texts.ts';
import { createPasskey } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Key = OperationOutput<'startAuthenticator'>;
type Added = OperationOutput<'addPasskey'>;
type Step =
  | { readonly kind: 'name' }
  | { readonly kind: 'code'; readonly key: Key }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

export interface AddFactorProps {
  readonly kind: 'passkey' | 'authenticator';
  readonly onClose: () => void;
}

/** Names the new factor, creates it, and shows the recovery codes that come with the first one. */
export function AddFactor({ kind, onClose }: AddFactorProps) {
  const { api, queryClient } = useServices();
  const [step, setStep] = useState<Step>({ kind: 'name' });
  const [isBusy, setIsBusy] = useState(false);
  const words = texts[kind];
  /** The codes come with the response and are shown once: nothing closes the dialog meanwhile. */
  const locked = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } finally {
      setIsBusy(false);
    }
  };
  const finish = async ({ recovery_codes: codes }: Added) => {
    toast.success(texts.done);
    if (codes.length > 0) setStep({ kind: 'codes', codes });
    else onClose();
    await Promise.all([invalidate(queryClient, 'listFactors'), invalidate(queryClient, 'getMe')]);
  };
  const create = async (name: string) => {
    if (kind === 'authenticator') {
      setStep({ kind: 'code', key: await api.call('startAuthenticator', { body: { name } }) });
      return;
    }
    const { options } = await api.call('startPasskey');
    const credential = await createPasskey(options);
    await finish(await api.call('addPasskey', { body: { name, credential } }));
  };
  const confirm = (id: string, code: string) =>
    locked(async () => finish(await api.call('confirmAuthenticator', { path: { id }, body: { code } })));
  return (
    <Dialog
      isLocked={isBusy || step.kind === 'codes'}
      isOpen
      hasSteps
      onClose={onClose}
      title={step.kind === 'codes' ? texts.recovery.title : words.title}
    >
      {step.kind === 'name' ? (
        <NameForm
          about={words.about}
          initial={words.defaultName}
          onCancel={onClose}
          onName={(name) => locked(() => create(name))}
        />
      ) : step.kind === 'code' ? (
        <KeyToScan keyToAdd={step.key} onCode={(code) => confirm(step.key.id, code)} />
      ) : (
        <RecoveryCodes codes={step.codes} onKept={onClose} />
      )}
    </Dialog>
  );
}

interface NameFormProps {
  readonly about?: string;
  readonly initial: string;
  readonly submitLabel?: string;
  readonly onName: (name: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

export function NameForm({ about, initial, submitLabel = texts.continue, onName, onCancel }: NameFormProps) {
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { name: initial },
    validate: ({ name }) => {
      if (name.trim() !== '') return { failures: [], first: null };
      const missing = { field: 'name', message: texts.nameMissing } as const;
      return { failures: [missing], first: missing };
    },
    send: ({ name }) => onName(name),
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      {about === undefined ? null : <p>{about}</p>}
      <FormAlert message={failure?.message} />
      <TextField {...field('name')} description={texts.nameHint} label={texts.name} maxLength={60} />
      <FormActions>
        <Button isDisabled={isPending} onPress={onCancel} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={isPending} type="submit">
          {submitLabel}
        </Button>
      </FormActions>
    </Form>
  );
}

function KeyToScan({
  keyToAdd,
  onCode,
}: {
  readonly keyToAdd: Key;
  readonly onCode: (code: string) => Promise<unknown>;
}) {
  const words = texts.authenticator;
  return (
    <Stack>
      <p>{words.scan}</p>
      <QrCode label={words.qr} value={keyToAdd.uri} />
      <CopyField
        copiedMessage={words.copied}
        copyLabel={words.copyKey}
        kind="text"
        label={words.key}
        value={keyToAdd.secret}
      />
      <p>{words.code}</p>
      <CodeForm description={texts.prove.codeHint} onCode={onCode} />
    </Stack>
  );
}
