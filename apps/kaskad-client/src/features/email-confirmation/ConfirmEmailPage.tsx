import { ConfirmEmail } from '@repo/client/confirm-email';
import { emailConfirmationTexts } from '@repo/client/email-confirmation';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { paths } from '../../shared/paths.ts';

const texts = emailConfirmationTexts.page;

/** The link of the welcome. */
export function ConfirmEmailPage() {
  return (
    <PublicFrame subtitle={texts.subtitle} title={texts.title}>
      <ConfirmEmail homeHref={paths.home} signInHref={paths.login} />
    </PublicFrame>
  );
}
