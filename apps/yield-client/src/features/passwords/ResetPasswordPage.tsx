import { useServices } from '@repo/auth';
import { LinkButton } from '@repo/ui/button';
import { Banner, LoadingMessage, Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { PublicFrame } from '../../shared/public/PublicFrame.tsx';
import { resetTokenQuery } from './passwords.queries.ts';
import { passwordsTexts } from './passwords.texts.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const texts = passwordsTexts.reset;

/** Sets a new password with the token of an e-mail (R006). */
export function ResetPasswordPage() {
  const services = useServices();
  const { token = '' } = useParams();
  const { data, isPending } = useQuery(resetTokenQuery(services, token));
  // A failed check does not mean that the token is invalid: the form is shown, and the server decides on submit.
  const isExpired = data?.valid === false;
  return (
    <PublicFrame subtitle={isExpired ? undefined : texts.subtitle} title={texts.title}>
      {isPending ? (
        <>
          <LoadingMessage />
          <Skeleton height="15rem" />
        </>
      ) : isExpired ? (
        <>
          <Banner title={texts.expiredTitle} tone="warning">
            {texts.expired}
          </Banner>
          <LinkButton href={paths.forgottenPassword} isFullWidth size="lg">
            {texts.requestAgain}
          </LinkButton>
        </>
      ) : (
        <ResetPasswordForm token={token} />
      )}
    </PublicFrame>
  );
}
