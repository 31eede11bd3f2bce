import { resendTwoFactor, type SecondStep, signInWithFactor, useServices, verifyTwoFactor } from '@repo/auth';
import { TextButton } from '@repo/ui/button';
import { CodeForm } from '../code/index.ts';
import { ProveFactor } from '../factors/index.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { signInTexts as texts } from './sign-in.texts.ts';

export interface SignInCodeProps extends SecondStep {
  readonly onBack: () => void;
}

/** The second factor: the emailed code (R099, R100), or one of the account’s own. */
export function SignInCode({ challenge, methods, onBack }: SignInCodeProps) {
  const services = useServices();
  return (
    <>
      {methods.includes('email') ? (
        <CodeForm
          onCode={async (code) =>
            finishSignIn(services, await verifyTwoFactor(services, { challenge, code }))
          }
          onResend={() => resendTwoFactor(services, challenge)}
          submitLabel={texts.submit}
        />
      ) : (
        <ProveFactor
          methods={methods}
          onCancel={onBack}
          onProof={async (proof) =>
            finishSignIn(services, await signInWithFactor(services, { challenge, proof }))
          }
          passkeyOptions={async () =>
            (await services.api.call('startSignInPasskey', { token: challenge })).options
          }
        />
      )}
      <TextButton onPress={onBack}>{texts.code.back}</TextButton>
    </>
  );
}
