import { useServices } from '@repo/auth';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { identityTexts } from './identity.texts.ts';

const texts = identityTexts.widget;

/** The provider refused the identity (R094): the registration is over, the account waits for the sales team. */
export function Rejected() {
  const { session } = useServices();
  const navigate = useNavigate();
  return (
    <>
      <Banner isLive title={texts.rejected} tone="error">
        {texts.rejectedHint}
      </Banner>
      <Button
        isFullWidth
        onPress={() => {
          session.endRegistration();
          void navigate(paths.home);
        }}
        size="lg"
      >
        {texts.leave}
      </Button>
    </>
  );
}
