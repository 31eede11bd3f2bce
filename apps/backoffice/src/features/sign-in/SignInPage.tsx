import { AuthLayout } from '@repo/ui/auth-layout';
import { Logo } from '@repo/ui/shell';
import { useState } from 'react';
import { appTexts } from '../../app/app.texts.ts';
import { LoginForm } from './LoginForm.tsx';
import { signInTexts as texts } from './sign-in.texts.ts';
import { TwoFactorForm } from './TwoFactorForm.tsx';

/** The staff’s sign-in; with a second factor, the code that was sent. The guard then leads to the role’s home. */
export function SignInPage() {
  const [challenge, setChallenge] = useState<string | null>(null);
  const isCode = challenge !== null;
  return (
    <AuthLayout
      logo={<Logo brand="staff" name={appTexts.name} />}
      promise={texts.promise}
      subtitle={isCode ? texts.codeSubtitle : texts.subtitle}
      title={isCode ? texts.codeTitle : texts.title}
    >
      {isCode ? (
        <TwoFactorForm challenge={challenge} onBack={() => setChallenge(null)} />
      ) : (
        <LoginForm onChallenge={setChallenge} />
      )}
    </AuthLayout>
  );
}
