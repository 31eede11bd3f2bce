import { type SessionUser, useServices } from '@repo/auth';
import { Button } from '@repo/ui/button';
import { Banner, ErrorState, LoadingMessage, Skeleton } from '@repo/ui/feedback';
import { lazyPart } from '@repo/ui/lazy-part';
import styles from './identity.module.css';
import { identityTexts } from './identity.texts.ts';
import { useVerification } from './use-verification.ts';

const texts = identityTexts.widget;

/** The provider's own component: it renders an iframe of its site and reports its events. */
const SumsubWebSdk = lazyPart(async () => (await import('@sumsub/websdk-react')).default);

/** The verification widget, in French, and the handling of each outcome (R090–R095). */
export function Verification({ user }: { readonly user: SessionUser }) {
  const { api } = useServices();
  const { opening, phase, onMessage, onError, restart } = useVerification(user);
  if (phase.kind === 'failed') {
    return (
      <Banner
        action={
          <Button onPress={restart} variant="ghost">
            {texts.retry}
          </Button>
        }
        isLive
        tone="error"
      >
        {texts.failed(phase.message)}
      </Banner>
    );
  }
  if (phase.kind === 'reported') {
    return (
      <Banner isLive title={texts.checkingTitle}>
        {texts.checking}
      </Banner>
    );
  }
  if (opening.error !== null) {
    return (
      <ErrorState isRetrying={opening.isFetching} onRetry={restart} title={texts.openFailed}>
        {opening.error.message} {texts.openFailedHint}
      </ErrorState>
    );
  }
  if (opening.data === undefined) return <Opening />;
  const { token, base_url } = opening.data;
  return (
    <section aria-label={texts.title} className={styles.widget}>
      <p className="small muted">{texts.intro}</p>
      <SumsubWebSdk
        accessToken={token}
        config={{ lang: 'fr' }}
        expirationHandler={async () => (await api.call('refreshVerificationToken')).sumsub_access_token}
        // A new token needs a remount: the component reads its token once.
        key={token}
        onError={onError}
        onMessage={onMessage}
        options={{ addViewportTag: false, adaptIframeHeight: true }}
        waiting={<Opening />}
        {...(base_url === undefined ? {} : { baseUrl: base_url })}
      />
    </section>
  );
}

function Opening() {
  return (
    <>
      <LoadingMessage />
      <Skeleton height="24rem" />
    </>
  );
}
