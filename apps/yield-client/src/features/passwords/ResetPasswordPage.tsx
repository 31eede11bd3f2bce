import { useServices } from '@repo/auth';
import { LinkButton } from '@repo/ui/button';
import { Banner, LoadingMessage, Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { PublicFrame } from '../../shared/public/PublicFrame.tsx';
import styles from './passwords.module.css';
import { resetTokenQuery } from './passwords.queries.ts';
import { passwordsTexts } from './passwords.texts.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const texts = passwordsTexts.reset;

/**
 * Sets a new password with the token of an e-mail (R006): in the fragment, which no server and no proxy logs. The path of the
 * specification, with the token in it, opens the same page.
 */
export function ResetPasswordPage() {
  const services = useServices();
  const { hash } = useLocation();
  const { token = hash.slice(1) } = useParams();
  const { data, isPending } = useQuery(resetTokenQuery(services, token));
  // A failed check does not mean that the token is invalid: the form is shown, and the server decides on submit.
  const isExpired = data?.valid === false;
  return (
    <PublicFrame subtitle={isExpired ? texts.expiredTitle : texts.subtitle} title={texts.title}>
      {isPending ? (
        <>
          <LoadingMessage />
          <Skeleton height="15rem" />
        </>
      ) : isExpired ? (
        <div className={styles.expired}>
          <Banner tone="warning">{texts.expired}</Banner>
          <LinkButton href={paths.forgottenPassword} isFullWidth size="lg">
            {texts.requestAgain}
          </LinkButton>
        </div>
      ) : (
        <ResetPasswordForm token={token} />
      )}
    </PublicFrame>
  );
}
