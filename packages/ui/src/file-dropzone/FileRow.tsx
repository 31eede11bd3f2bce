import { formatFileSize } from '@repo/domain/format';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import styles from './file-dropzone.module.css';
import { fileDropzoneTexts } from './file-dropzone.texts.ts';
import { fileKind } from './file-kind.ts';

/** A file chosen here, or one already uploaded. */
export interface PickedFile {
  readonly id: string;
  readonly name: string;
  /** What this file is among several: « Recto ». */
  readonly title?: string | undefined;
  /** MIME type. */
  readonly type: string;
  readonly sizeBytes: number;
  /** From 0 to 1 while it is being uploaded. */
  readonly progressFraction?: number | undefined;
  /** Why this one was refused. */
  readonly error?: string | undefined;
  readonly previewUrl?: string | undefined;
}

interface FileRowProps {
  readonly file: PickedFile;
  readonly onRemove: () => void;
}

/** One file: its name, type and size, its upload progress, and its remove button. */
export function FileRow({ file, onRemove }: FileRowProps) {
  const { name, title, type, sizeBytes, progressFraction, error, previewUrl } = file;
  const isSending = progressFraction !== undefined && progressFraction < 1;
  return (
    <li className={styles.row}>
      {previewUrl === undefined ? (
        <Icon className={styles.icon} name="file" size={22} />
      ) : (
        <img alt="" className={styles.preview} height={48} src={previewUrl} width={64} />
      )}
      <span className={styles.about}>
        {title === undefined ? null : <span className={styles.title}>{title}</span>}
        <span className={styles.name}>{name}</span>
        <span className={styles.meta}>
          {fileDropzoneTexts.kinds[fileKind(type)]} · {formatFileSize(sizeBytes)}
          {progressFraction === 1 ? ` · ${fileDropzoneTexts.sent}` : null}
        </span>
        {error === undefined ? null : <span className={styles.error}>{error}</span>}
        {isSending ? (
          <progress
            aria-label={`${fileDropzoneTexts.sending} ${name}`}
            className={styles.progress}
            value={progressFraction}
          />
        ) : null}
      </span>
      <Button
        aria-label={fileDropzoneTexts.removeFile(name)}
        isDisabled={isSending}
        onPress={onRemove}
        size="sm"
        variant="quiet"
      >
        {fileDropzoneTexts.remove}
      </Button>
    </li>
  );
}
