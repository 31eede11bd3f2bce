import { type SessionUser, useServices } from '@repo/auth';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { useNavigate } from 'react-router';
import { ContactSales } from '../../../shared/booking/ContactSales.tsx';
import { paths } from '../../../shared/paths.ts';
import { RefusalReason } from '../../../shared/refusal/RefusalReason.tsx';
import { refusalTexts } from '../../../shared/refusal/refusal.texts.ts';
import { useApplicant } from '../../../shared/refusal/use-applicant.ts';
import { identityTexts } from './identity.texts.ts';

const texts = identityTexts.widget;

export interface RejectedProps {
  readonly user: SessionUser;
  /** Reopens the document form, when the provider allows a retry. */
  readonly onRetry: () => void;
}

/** The identity was refused (R094): the provider's reason, and whether another document may be sent. */
export function Rejected({ user, onRetry }: RejectedProps) {
  const { session } = useServices();
  const navigate = useNavigate();
  const refusal = useApplicant({ userId: user.id, isOpen: true })?.refusal ?? null;
  const canRetry = refusal?.can_retry ?? false;
  return (
    <>
      <Banner isLive title={texts.rejected} tone="error">
        <RefusalReason refusal={refusal} />
      </Banner>
      {canRetry ? (
        <Button isFullWidth onPress={onRetry} size="lg">
          {refusalTexts.retry}
        </Button>
      ) : (
        <ContactSales />
      )}
      <Button
        isFullWidth
        onPress={() => {
          session.endRegistration();
          void navigate(paths.home);
        }}
        size="lg"
        variant={canRetry ? 'ghost' : 'primary'}
      >
        {texts.leave}
      </Button>
    </>
  );
}
