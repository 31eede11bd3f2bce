import { useSession } from '@repo/auth';
import { AccountForm } from '@repo/client/registration';
import { Stepper } from '@repo/ui/stepper';
import { useEffect, useRef } from 'react';
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
  const progress = useRef<HTMLDivElement>(null);
  const shown = useRef(isIdentity);
  // Syncs the browser's focus with the step, which changes without a new page: a phone would stay scrolled to its middle.
  useEffect(() => {
    if (shown.current !== isIdentity) progress.current?.focus();
    shown.current = isIdentity;
  }, [isIdentity]);
  return (
    <PublicFrame subtitle={texts.subtitle} title={texts.title} width="wide">
      <div ref={progress} tabIndex={-1}>
        <Stepper current={isIdentity ? 1 : 0} steps={texts.steps} />
      </div>
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
