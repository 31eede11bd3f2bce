import { useServices } from '@repo/auth';
import { Dispute, disputeTexts as texts } from '@repo/client/dispute';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { paths, siteUrl } from '../../shared/paths.ts';

/** « Ce n’est pas moi »: the link of an email about the account. */
export function DisputePage() {
  const { config } = useServices();
  return (
    <PublicFrame subtitle={texts.subtitle} title={texts.title}>
      <Dispute
        legalHref={siteUrl(config, 'legalNotice')}
        passwordHref={siteUrl(config, 'forgottenPassword')}
        signInHref={paths.login}
      />
    </PublicFrame>
  );
}
