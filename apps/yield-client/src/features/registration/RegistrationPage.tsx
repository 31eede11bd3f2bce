import { useSession } from '@repo/auth';
import { AccountForm } from '@repo/client/registration';
import { Stepper } from '@repo/ui/stepper';
import { paths } from '../../shared/paths.ts';
import { PublicFrame } from '../../shared/public/PublicFrame.tsx';
import { publicTexts } from '../../shared/public/public.texts.ts';
import { SignInLine } from '../../shared/public/SignInLine.tsx';
import { IdentityStep } from './identity/IdentityStep.tsx';
import { registrationTexts as texts } from './registration.texts.ts';

/**
 * Two steps (R003): the account, then its identity. The session stores which one, so that a reload restores it (D3).
 */
export function RegistrationPage() {
  const { user, isRegistering } = useSession();
  const isIdentity = user !== null && isRegistering;
  return (
    <PublicFrame subtitle={texts.subtitle} title={texts.title} width="wide">
      <Stepper current={isIdentity ? 1 : 0} steps={texts.steps} />
      {isIdentity ? (
        <IdentityStep user={user} />
      ) : (
        <>
          <AccountForm service="yield" submitLabel={texts.submit} termsHref={paths.legalVersion('terms')} />
          <SignInLine question={publicTexts.hasAccount} />
        </>
      )}
    </PublicFrame>
  );
}
