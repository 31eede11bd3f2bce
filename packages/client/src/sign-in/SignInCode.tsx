import { resendTwoFactor, useServices, verifyTwoFactor } from '@repo/auth';
import { TextButton } from '@repo/ui/button';
import { CodeForm } from '../code/index.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { signInTexts as texts } from './sign-in.texts.ts';

export interface SignInCodeProps {
  readonly challenge: string;
  readonly onBack: () => void;
}

/** The code of the second factor (R099, R100). */
export function SignInCode({ challenge, onBack }: SignInCodeProps) {
  const services = useServices();
  return (
    <>
      <CodeForm
        onCode={async (code) => finishSignIn(services, await verifyTwoFactor(services, { challenge, code }))}
        onResend={() => resendTwoFactor(services, challenge)}
        submitLabel={texts.submit}
      />
      <TextButton onPress={onBack}>{texts.code.back}</TextButton>
    </>
  );
}
