import { useServices, useSession } from '@repo/auth';
import { useSending } from '@repo/client/sending';
import { hasServiceFlag } from '@repo/domain/access';
import { isKyc } from '@repo/domain/kyc';
import { Button, LinkButton } from '@repo/ui/button';
import { Badge } from '@repo/ui/feedback';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useAdviser } from '../../shared/booking/use-adviser.ts';
import { kycStatusLabels } from '../../shared/kyc.texts.ts';
import { PublicFrame } from '../../shared/public/PublicFrame.tsx';
import { signOutTexts } from '../../shared/sign-out.texts.ts';
import { useLeave } from '../../shared/use-leave.ts';
import styles from './kyc-pending.module.css';
import { kycPendingTexts as texts } from './kyc-pending.texts.ts';

/** A client whose identity is not validated yet: what it waits for, whom to ask, and the way out (R098, D6). */
export function KycPendingPage() {
  const { queries, config, session } = useServices();
  const { user } = useSession();
  const { data } = useQuery(queries.query('getMe'));
  const refresh = useRefresh();
  const { leave, isLeaving } = useLeave();
  const { bookingUrl } = useAdviser();
  const navigate = useNavigate();
  const hasKaskad = user !== null && hasServiceFlag(user, 'kaskad');
  const isRejected = data?.kyc_status === 'rejected';
  const resume = () => {
    session.resumeRegistration();
    void navigate(paths.register);
  };
  return (
    <PublicFrame subtitle={texts.subtitle} title={texts.title}>
      <p className={styles.status}>
        {texts.status}{' '}
        <Badge tone={isRejected ? 'negative' : 'warning'}>
          {kycStatusLabels[data?.kyc_status ?? 'pending']}
        </Badge>
      </p>
      <p>{isRejected ? texts.rejected : texts.explanation}</p>
      {data === undefined || isRejected ? null : (
        <Button isFullWidth onPress={resume} size="lg">
          {texts.resume}
        </Button>
      )}
      {bookingUrl === null ? (
        <p className="small muted">{texts.contactHint}</p>
      ) : (
        <LinkButton href={bookingUrl} isFullWidth rel="noreferrer" size="lg" target="_blank" variant="ghost">
          {texts.contact}
        </LinkButton>
      )}
      <Button
        isFullWidth
        isPending={refresh.isPending}
        onPress={() => refresh.send()}
        pendingLabel={texts.refreshing}
        size="lg"
        variant="ghost"
      >
        {texts.refresh}
      </Button>
      {hasKaskad ? (
        <LinkButton
          href={paths.kaskad}
          isFullWidth
          onPress={() => session.setIntendedService('kaskad')}
          size="lg"
          variant="ghost"
        >
          {texts.otherService(config.brand.kaskad)}
        </LinkButton>
      ) : null}
      <Button isFullWidth isPending={isLeaving} onPress={leave} size="lg" variant="quiet">
        {signOutTexts.leave}
      </Button>
    </PublicFrame>
  );
}

/** Asks the server where the validation stands, and goes home once it is there. */
function useRefresh() {
  const { queries, queryClient, session } = useServices();
  const navigate = useNavigate();
  return useSending({
    mutationFn: () => queryClient.fetchQuery({ ...queries.query('getMe'), staleTime: 0 }),
    onSuccess: (user) => {
      session.setUser(user);
      if (isKyc(user.kyc_status)) return navigate(paths.home);
      toast.info(texts.unchanged);
      return undefined;
    },
    onError: () => toast.error(texts.refreshFailed),
  });
}
