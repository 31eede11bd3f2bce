import { toast } from '@repo/ui/toast';
import { useEffect } from 'react';
import { appTexts as texts } from '../shared/app.texts.ts';
import { useParameters } from '../shared/parameters/use-parameters.ts';
import { LegalLinks } from '../shared/public/LegalLinks.tsx';
import { feeSentences } from './fees.model.ts';
import styles from './layout.module.css';

/** The risk, the fees of the service, the general terms and the legal notice, under every screen of a client. */
export function FeeFooter() {
  const { data, error } = useParameters();
  // Syncs the notifications with the failure: the fees shown are then the published fallbacks.
  useEffect(() => {
    if (error !== null) toast.error(error.message);
  }, [error]);
  return (
    <>
      <p className={styles.risk}>{texts.risk}</p>
      <ul aria-label={texts.fees.label} className={styles.fees}>
        {feeSentences(data?.parameters ?? []).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <span className={styles.legal}>
        <LegalLinks />
      </span>
    </>
  );
}
