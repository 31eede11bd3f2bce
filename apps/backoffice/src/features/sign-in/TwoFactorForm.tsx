import type { ApiError } from '@repo/api-sdk';
import { resendTwoFactor, type SessionUser, useServices, verifyTwoFactor } from '@repo/auth';
import { normaliseCode, validateCode } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { CodeField, Form } from '@repo/ui/fields';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { checksResolver } from '../../shared/form/checks-resolver.ts';
import { signInTexts as texts } from './sign-in.texts.ts';

export interface TwoFactorFormProps {
  readonly challenge: string;
  readonly onBack: () => void;
}

/** The code sent by e-mail (R099, R100). */
export function TwoFactorForm({ challenge, onBack }: TwoFactorFormProps) {
  const services = useServices();
  const { control, handleSubmit } = useForm<{ code: string }>({
    resolver: checksResolver(validateCode),
    defaultValues: { code: '' },
  });
  const verify = useMutation<SessionUser, ApiError, { code: string }>({
    mutationFn: ({ code }) => verifyTwoFactor(services, { challenge, code: normaliseCode(code) }),
    onSuccess: () => void toast.success(texts.success),
  });
  const resend = useMutation<void, ApiError>({
    mutationFn: () => resendTwoFactor(services, challenge),
    onSuccess: () => void toast.info(texts.resent),
    onError: (error) => void toast.error(error.message),
  });
  return (
    <Form isPending={verify.isPending} onSubmit={handleSubmit((values) => verify.mutate(values))}>
      {verify.error === null ? null : (
        <Banner isLive tone="error">
          {verify.error.message}
        </Banner>
      )}
      <Controller
        control={control}
        name="code"
        render={({ field, fieldState }) => (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is all this step asks for
          <CodeField {...field} autoFocus error={fieldState.error?.message} label={texts.code} />
        )}
      />
      <Button isFullWidth isPending={verify.isPending} size="lg" type="submit">
        {texts.verify}
      </Button>
      <Cluster justify="between">
        <Button onPress={onBack} size="sm" variant="quiet">
          {texts.back}
        </Button>
        <Button isPending={resend.isPending} onPress={() => resend.mutate()} size="sm" variant="quiet">
          {texts.resend}
        </Button>
      </Cluster>
    </Form>
  );
}
