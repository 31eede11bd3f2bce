import { Dispute, disputeTexts as texts } from '@repo/client/dispute';
import { paths } from '../../shared/paths.ts';
import { PublicFrame } from '../../shared/public/PublicFrame.tsx';

/** « Ce n’est pas moi »: the link of an email about the account. */
export function DisputePage() {
  return (
    <PublicFrame subtitle={texts.subtitle} title={texts.title}>
      <Dispute
        legalHref={paths.legalNotice}
        passwordHref={paths.forgottenPassword}
        signInHref={paths.login}
      />
    </PublicFrame>
  );
}
