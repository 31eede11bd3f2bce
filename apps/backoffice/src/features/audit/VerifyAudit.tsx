import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { formatNumericDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { faultText } from './audit.model.ts';
import styles from './audit.module.css';
import { auditTexts as texts } from './audit.texts.ts';

type Verification = components['schemas']['AuditVerification'];

/** « Vérifier l’intégrité »: the chain is read part by part, with its progress, until its end or a fault. */
export function VerifyAudit() {
  const { api } = useServices();
  const [progress, setProgress] = useState<Verification | null>(null);
  const stopped = useRef(false);
  const verification = useMutation({
    mutationFn: async () => {
      stopped.current = false;
      setProgress(null);
      let after = 0;
      for (;;) {
        const part = await api.call('verifyAudit', { query: { after } });
        if (stopped.current || part.is_done) return stopped.current ? null : part;
        setProgress(part);
        after = part.verified;
      }
    },
  });
  const stop = () => {
    stopped.current = true;
  };
  // Leaving the screen stops it too.
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  if (verification.isPending)
    return (
      <Banner
        action={
          <Button onPress={stop} size="sm" variant="ghost">
            {texts.stop}
          </Button>
        }
        isLive
        title={texts.starting}
      >
        {progress === null ? null : texts.verifying(progress.verified, progress.total)}
      </Banner>
    );
  const again = (
    <Button onPress={() => verification.mutate()} size="sm" variant="ghost">
      {texts.verify}
    </Button>
  );
  if (verification.isError)
    return (
      <Banner action={again} isLive title={texts.verifyFailed} tone="error">
        {verification.error.message}
      </Banner>
    );
  return verification.data ? <Verdict again={again} of={verification.data} /> : <div>{again}</div>;
}

function Verdict({ of, again }: { readonly of: Verification; readonly again: React.ReactNode }) {
  const { fault, total, head, noted, stamped } = of;
  if (fault !== null)
    return (
      <Banner action={again} isLive title={texts.broken} tone="error">
        {faultText(fault)} {texts.brokenHelp}
      </Banner>
    );
  if (stamped?.at === null)
    return (
      <Banner action={again} isLive title={texts.stampBroken} tone="error">
        {texts.stampBrokenHelp(stamped.link)}
      </Banner>
    );
  return (
    <Banner action={again} isLive title={texts.intact(total)} tone="success">
      <span className={styles.hash}>{texts.head(head)}</span>
      <br />
      {noted === null ? texts.notNoted : texts.noted(noted.link, formatNumericDateTime(noted.at))}
      {stamped !== null && (
        <>
          <br />
          {texts.stamped(stamped.link, formatNumericDateTime(stamped.at))}
        </>
      )}
    </Banner>
  );
}
