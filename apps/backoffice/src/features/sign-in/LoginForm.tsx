import type { ApiError } from '@repo/api-sdk';
import { type SignInResult, signIn, useServices } from '@repo/auth';
import { validateLogin } from '@repo/domain/validation';
import { Button, TextLink } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { Form, PasswordField, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { checksResolver } from '../../shared/form/checks-resolver.ts';
import { signInTexts as texts } from './sign-in.texts.ts';

interface Credentials {
  email: string;
  password: string;
}

export interface LoginFormProps {
  /** The account has a second factor: this token goes with the code. */
  readonly onChallenge: (challenge: string) => void;
}

/** E-mail and password (R049–R052). */
export function LoginForm({ onChallenge }: LoginFormProps) {
  const services = useServices();
  const { control, handleSubmit } = useForm<Credentials>({
    resolver: checksResolver(validateLogin),
    defaultValues: { email: '', password: '' },
  });
  const login = useMutation<SignInResult, ApiError, Credentials>({
    mutationFn: (credentials) => signIn(services, credentials),
    onSuccess: (result) => {
      if (result.kind === 'two-factor') onChallenge(result.challenge);
      else toast.success(texts.success);
    },
  });
  const forgotten = new URL('/password', services.config.siteUrl).href;
  return (
    <Form isPending={login.isPending} onSubmit={handleSubmit((values) => login.mutate(values))}>
      {login.error === null ? null : (
        <Banner isLive title={texts.failedTitle} tone="error">
          {login.error.message}
        </Banner>
      )}
      <Controller
        control={control}
        name="email"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            autoComplete="username"
            error={fieldState.error?.message}
            inputMode="email"
            label={texts.email}
            type="email"
          />
        )}
      />
      <Controller
        control={control}
        name="password"
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            autoComplete="current-password"
            error={fieldState.error?.message}
            label={texts.password}
            labelAction={<TextLink href={forgotten}>{texts.forgotten}</TextLink>}
          />
        )}
      />
      <Button isFullWidth isPending={login.isPending} size="lg" type="submit">
        {texts.submit}
      </Button>
    </Form>
  );
}
