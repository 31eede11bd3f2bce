import { InvitedAccount } from '@repo/client/invitation';
import { TextLink } from '@repo/ui/button';
import { useParams } from 'react-router';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { paths } from '../../shared/paths.ts';
import { useAccountOpened } from './RegistrationPage.tsx';
import { registrationTexts as texts } from './registration.texts.ts';

/** The link of an invitation to the second service: the ordinary registration, with what staff typed in it. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const form = useAccountOpened();
  return (
    <PublicFrame subtitle={texts.invited} title={texts.title} width="wide">
      <InvitedAccount {...form} token={token} />
      <p>
        {texts.hasAccount} <TextLink href={paths.login}>{texts.signIn}</TextLink>
      </p>
    </PublicFrame>
  );
}
