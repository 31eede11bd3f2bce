import { resendTwoFactor, useServices, verifyTwoFactor } from '@repo/auth';
import { TextLink } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { CodeForm } from '../../shared/code/CodeForm.tsx';
import { PublicFrame } from '../../shared/public/PublicFrame.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInLinks } from './SignInLinks.tsx';
import { signInTexts as texts } from './sign-in.texts.ts';

/** Signing in: e-mail and password (R048), then the code of the second factor when it is on (D10). */
export function SignInPage() {
  const services = useServices();
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<string | null>(null);
  const enter = async () => {
    toast.success(texts.done);
    await navigate(paths.home);
  };
  if (challenge === null) {
    return (
      <PublicFrame subtitle={texts.subtitle} title={texts.title}>
        <SignInForm
          onResult={(result) => (result.kind === 'two-factor' ? setChallenge(result.challenge) : enter())}
        />
        <SignInLinks />
      </PublicFrame>
    );
  }
  return (
    <PublicFrame subtitle={texts.code.subtitle} title={texts.code.title}>
      <CodeForm
        onCode={async (code) => {
          await verifyTwoFactor(services, { challenge, code });
          await enter();
        }}
        onResend={() => resendTwoFactor(services, challenge)}
        submitLabel={texts.submit}
      />
      <TextLink onPress={() => setChallenge(null)}>{texts.code.back}</TextLink>
    </PublicFrame>
  );
}
