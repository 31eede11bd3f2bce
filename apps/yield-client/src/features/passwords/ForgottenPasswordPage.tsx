import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm } from '@repo/client/form';
import { focusScreen } from '@repo/client/start';
import { normaliseEmail, validateEmail } from '@repo/domain/validation';
import { Button, TextButton } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { Form, TextField } from '@repo/ui/fields';
import { useState } from 'react';
import { PublicFrame } from '../../shared/public/PublicFrame.tsx';
import { SignInLine } from '../../shared/public/SignInLine.tsx';
import { passwordsTexts } from './passwords.texts.ts';

const texts = passwordsTexts.forgotten;

/** Requests the password-reset e-mail (R104); the response never reveals whether the account exists. */
export function ForgottenPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const show = (email: string | null) => {
    setSentTo(email);
    // The pressed button is removed: the focus must stay on this screen.
    focusScreen();
  };
  return (
    <PublicFrame subtitle={texts.subtitle} title={texts.title}>
      {sentTo === null ? (
        <AddressForm onSent={show} />
      ) : (
        <Banner
          action={<TextButton onPress={() => show(null)}>{texts.again}</TextButton>}
          isLive
          title={texts.sentTitle}
          tone="success"
        >
          {texts.sent(sentTo)}
        </Banner>
      )}
      <SignInLine question={passwordsTexts.remembered} />
    </PublicFrame>
  );
}

function AddressForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { api } = useServices();
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { email: '' },
    validate: validateEmail,
    send: async (values) => {
      const email = normaliseEmail(values.email);
      await api.call('sendInstructions', { body: { email } });
      onSent(email);
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} title={texts.failed} />
      <TextField
        {...field('email')}
        autoComplete="username"
        inputMode="email"
        label={texts.email}
        type="email"
      />
      <Button isFullWidth isPending={isPending} pendingLabel={texts.submitting} size="lg" type="submit">
        {texts.submit}
      </Button>
    </Form>
  );
}
