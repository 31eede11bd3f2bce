import { useServices, useSession } from '@repo/auth';
import { saveIdentityReturn } from '@repo/client/identity-return';
import { TextLink } from '@repo/ui/button';
import { siteUrl } from './paths.ts';
import { roundsTexts } from './rounds.texts.ts';

/** To the identity check on the main site, which leads back to this round. */
export function VerifyIdentityLink({ roundId }: { readonly roundId: string }) {
  const { config } = useServices();
  const { user } = useSession();
  const leave = () => {
    if (user !== null) saveIdentityReturn(user.id, roundId);
  };
  return (
    <TextLink href={siteUrl(config, 'identity')} onPress={leave}>
      {roundsTexts.verify}
    </TextLink>
  );
}
