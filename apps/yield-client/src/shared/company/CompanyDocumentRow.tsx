import { FileLink } from '@repo/client/file-link';
import { formatLongDate } from '@repo/domain/format';
import { canSendCompanyDocument, type DocumentReview, type ExpiryStep } from '@repo/domain/kyc';
import { documentsTexts, validateCompanyDocument } from '@repo/domain/validation';
import { StatusBadge, type StatusTone } from '@repo/ui/feedback';
import { FileDropzone } from '@repo/ui/file-dropzone';
import { useState } from 'react';
import type { CompanyDocument } from './company.model.ts';
import styles from './company.module.css';
import {
  companyDocumentHelp,
  companyDocumentNames,
  reviewLabels,
  companyTexts as texts,
} from './company.texts.ts';

export interface CompanyDocumentRowProps {
  readonly document: CompanyDocument;
  readonly file: File | undefined;
  readonly onChoose: (file: File | undefined) => void;
  readonly isDisabled: boolean;
}

const tones: Readonly<Record<DocumentReview, StatusTone>> = {
  approved: 'positive',
  checking: 'warning',
  rejected: 'negative',
};

const expiryTexts: Readonly<Record<ExpiryStep | 'current', (day: string) => string>> = {
  current: texts.expires,
  soon: texts.expiresSoon,
  expired: texts.hasExpired,
};

/** One document: the status of its review, and a drop zone when one may be sent (R123, D19). */
export function CompanyDocumentRow({ document, file, onChoose, isDisabled }: CompanyDocumentRowProps) {
  const { type, review, reason, url, expiry } = document;
  const [hasRefused, setHasRefused] = useState(false);
  const name = companyDocumentNames[type];
  const error = file ? validateCompanyDocument(file).first?.message : undefined;
  return (
    <div className={styles.document}>
      {review === null ? null : (
        <div className={styles.head}>
          <strong>{name}</strong>
          <StatusBadge labels={reviewLabels} status={review} tones={tones} />
          {url === null || url === '' ? null : <FileLink href={url}>{texts.view}</FileLink>}
        </div>
      )}
      {review === 'rejected' && reason !== null ? (
        <p className={styles.reason}>{texts.reason(reason)}</p>
      ) : null}
      {expiry === null ? null : (
        <p className={styles[expiry.step ?? 'current']}>
          {expiryTexts[expiry.step ?? 'current'](formatLongDate(expiry.last_day))}
        </p>
      )}
      {canSendCompanyDocument(review, (expiry?.step ?? null) !== null) ? (
        <FileDropzone
          description={texts.help(companyDocumentHelp[type])}
          error={error ?? (hasRefused ? documentsTexts.typeRefused : undefined)}
          files={file ? [{ id: type, name: file.name, type: file.type, sizeBytes: file.size }] : []}
          isDisabled={isDisabled}
          label={review === null ? name : texts.replace(name)}
          onAdd={([added], refused) => {
            setHasRefused(refused.length > 0);
            onChoose(added);
          }}
          onRemove={() => onChoose(undefined)}
        />
      ) : null}
    </div>
  );
}
