import { useServices, useSession } from '@repo/auth';
import { readIdentityReturn } from '@repo/client/identity-return';
import { hasServiceFlag } from '@repo/domain/access';
import { LinkButton } from '@repo/ui/button';
import { paths } from '../../shared/paths.ts';
import { kycPendingTexts as texts } from './kyc-pending.texts.ts';

/** To Kaskad: to the round that the client left for the identity check, else to its dashboard; nothing without its flag. */
export function KaskadButton() {
  const { config, session } = useServices();
  const { user } = useSession();
  if (user === null || !hasServiceFlag(user, 'kaskad')) return null;
  const roundId = readIdentityReturn(user.id);
  return (
    <LinkButton
      isChange
      href={roundId === null ? paths.kaskad : paths.kaskadRound(roundId)}
      isFullWidth
      onPress={() => session.setIntendedService('kaskad')}
      size="lg"
      variant="ghost"
    >
      {roundId === null ? texts.otherService(config.brand.kaskad) : texts.backToRound}
    </LinkButton>
  );
}
