import { resendTwoFactor, useServices, verifyTwoFactor } from '@repo/auth';
import { TextLink } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { CodeForm } from '../../shared/code/CodeForm.tsx';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { SignInForm } from './SignInForm.tsx';
import { signInTexts as texts } from './sign-in.texts.ts';

/** Signing in: e-mail and password, then the code of the second factor when it is on (D10). The guard leads on. */
export function SignInPage() {
  const services = useServices();
  const [challenge, setChallenge] = useState<string | null>(null);
  if (challenge === null) {
    return (
      <PublicFrame subtitle={texts.subtitle} title={texts.title}>
        <SignInForm onChallenge={setChallenge} />
      </PublicFrame>
    );
  }
  return (
    <PublicFrame subtitle={texts.code.subtitle} title={texts.code.title}>
      <CodeForm
        onCode={async (code) => {
          await verifyTwoFactor(services, { challenge, code });
          toast.success(texts.done);
        }}
        onResend={() => resendTwoFactor(services, challenge)}
        submitLabel={texts.submit}
      />
      <TextLink onPress={() => setChallenge(null)}>{texts.code.back}</TextLink>
    </PublicFrame>
  );
}
