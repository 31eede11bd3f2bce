import type { OperationInput } from '@repo/api-sdk';
import type { FactorMethod } from '@repo/auth';
import { Button, TextButton } from '@repo/ui/button';
import { Form, TextField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { CodeForm } from '../code/index.ts';
import { ConfirmPasswordForm } from '../confirm-password/ConfirmPasswordForm.tsx';
import { FormAlert, useCheckedForm } from '../form/index.ts';
import { useSending } from '../sending/use-sending.ts';
import styles from './factors.module.css';
import { factorsTexts } from './factors.texts.ts';
import { signWithPasskey } from './passkeys.ts';

const texts = factorsTexts.prove;

export type Proof = OperationInput<'stepUp'>['body'];

export interface ProveFactorProps {
  /** The ways that the account may use, the safest first. */
  readonly methods: readonly FactorMethod[];
  /** What a passkey is to sign: requested when it is used, since it is good once. */
  readonly passkeyOptions: () => Promise<object>;
  readonly onProof: (proof: Proof) => Promise<unknown>;
  /** Sends another code, where one was emailed. */
  readonly onResend?: (() => Promise<unknown>) | undefined;
  readonly onCancel: () => void;
}

/** Proves who is there by the safest way that the account has, or by another that its user picks. */
export function ProveFactor(props: ProveFactorProps) {
  const { methods } = props;
  const [picked, setPicked] = useState<FactorMethod | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Focus: the link that picked another way is gone.
  useEffect(() => {
    if (picked !== null && document.activeElement === document.body) title.current?.focus();
  }, [picked]);
  const method = picked ?? methods[0] ?? 'email';
  return (
    <Stack>
      <h2 className={styles.proveTitle} ref={title} tabIndex={-1}>
        {texts.titles[method]}
      </h2>
      <ProofOf {...props} key={method} method={method} />
      {methods
        .filter((other) => other !== method)
        .map((other) => (
          <TextButton key={other} onPress={() => setPicked(other)}>
            {texts.others[other]}
          </TextButton>
        ))}
    </Stack>
  );
}

function ProofOf({
  method,
  passkeyOptions,
  onProof,
  onResend,
  onCancel,
}: ProveFactorProps & { readonly method: FactorMethod }) {
  if (method === 'passkey') return <PasskeyProof onProof={onProof} passkeyOptions={passkeyOptions} />;
  if (method === 'recovery') return <RecoveryProof onProof={onProof} />;
  if (method === 'password') {
    return (
      <ConfirmPasswordForm
        isDangerous={false}
        label={texts.titles.password}
        onCancel={onCancel}
        onPassword={(password) => onProof({ method, password })}
        submitLabel={texts.submit}
      />
    );
  }
  return (
    <CodeForm
      description={method === 'authenticator' ? texts.codeHint : undefined}
      onCode={(code) => onProof({ method, code })}
      onResend={method === 'email' ? onResend : undefined}
    />
  );
}

function PasskeyProof({ passkeyOptions, onProof }: Pick<ProveFactorProps, 'passkeyOptions' | 'onProof'>) {
  const { send, isPending, error } = useSending({
    mutationFn: async () =>
      onProof({ method: 'passkey', credential: await signWithPasskey(await passkeyOptions()) }),
  });
  return (
    <Stack>
      <FormAlert message={error?.message} />
      <Button isFullWidth isPending={isPending} onPress={() => send()} pendingLabel={texts.using} size="lg">
        {texts.withPasskey}
      </Button>
    </Stack>
  );
}

function RecoveryProof({ onProof }: Pick<ProveFactorProps, 'onProof'>) {
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { code: '' },
    validate: ({ code }) => {
      if (code.trim() !== '') return { failures: [], first: null };
      const missing = { field: 'code', message: texts.recoveryMissing } as const;
      return { failures: [missing], first: missing };
    },
    send: ({ code }) => onProof({ method: 'recovery', code: code.trim().replaceAll(/\s/g, '') }),
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <TextField
        {...field('code')}
        autoComplete="off"
        description={texts.recoveryHint}
        label={texts.recoveryLabel}
      />
      <Button isFullWidth isPending={isPending} pendingLabel={texts.using} size="lg" type="submit">
        {texts.submit}
      </Button>
    </Form>
  );
}
