import { useServices } from '@repo/auth';
import { parametersMaxAgeSeconds } from '@repo/domain/limits';
import { TextLink } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appTexts as texts } from './app.texts.ts';
import { feeSentences } from './fees.model.ts';
import styles from './layout.module.css';
import { paths } from './paths.ts';

/** Fees of the service and the legal notice, under every screen of a client. */
export function FeeFooter() {
  const { queries } = useServices();
  const { data, error } = useQuery({
    ...queries.query('listParameters'),
    // R136: loaded parameters are good for 300 seconds.
    staleTime: parametersMaxAgeSeconds * 1000,
  });
  // Syncs the notifications with the failure: the fees shown are then the published fallbacks.
  useEffect(() => {
    if (error !== null) toast.error(error.message);
  }, [error]);
  return (
    <>
      <ul aria-label={texts.fees.label} className={styles.fees}>
        {feeSentences(data?.parameters ?? []).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <TextLink className={styles.legal ?? ''} href={paths.legalNotice} tone="muted">
        {texts.legalNotice}
      </TextLink>
    </>
  );
}
