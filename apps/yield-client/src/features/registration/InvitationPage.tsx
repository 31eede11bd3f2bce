import { InvitedAccount } from '@repo/client/invitation';
import { Stepper } from '@repo/ui/stepper';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { PublicFrame } from '../../shared/public/PublicFrame.tsx';
import { publicTexts } from '../../shared/public/public.texts.ts';
import { SignInLine } from '../../shared/public/SignInLine.tsx';
import { registrationTexts as texts } from './registration.texts.ts';

/** The link of an invitation: the first step of the registration, then its second one where any other client has it. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  return (
    <PublicFrame subtitle={texts.invited} title={texts.title} width="wide">
      <Stepper current={0} steps={texts.steps} />
      <InvitedAccount
        onRegistered={() => navigate(paths.register)}
        service="yield"
        submitLabel={texts.submit}
        termsHref={paths.legalVersion('terms')}
        token={token}
      />
      <SignInLine question={publicTexts.hasAccount} />
    </PublicFrame>
  );
}
