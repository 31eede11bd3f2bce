import { Button } from '@repo/ui/button';
import { copyText } from '@repo/ui/copy-field';
import { Cluster, Stack } from '@repo/ui/layout';
import { saveFile } from '@repo/ui/save-file';
import { toast } from '@repo/ui/toast';
import { useEffect, useRef } from 'react';
import styles from './factors.module.css';
import { factorsTexts } from './factors.texts.ts';

const texts = factorsTexts.recovery;

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown once: copied or downloaded, then confirmed as kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const all = codes.join('\n');
  const about = useRef<HTMLParagraphElement>(null);
  // Focus: the field that was there is gone, and the codes are to be read.
  useEffect(() => about.current?.focus(), []);
  const copy = async () => {
    if (await copyText(all)) toast.success(texts.copied);
    else toast.error(texts.notCopied);
  };
  return (
    <Stack>
      <p ref={about} tabIndex={-1}>
        {texts.about}
      </p>
      <ol aria-label={texts.title} className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Cluster>
        <Button onPress={() => void copy()} variant="ghost">
          {texts.copy}
        </Button>
        <Button
          onPress={() => saveFile(texts.fileName, new Blob([all], { type: 'text/plain' }))}
          variant="ghost"
        >
          {texts.download}
        </Button>
        <Button onPress={onKept}>{texts.kept}</Button>
      </Cluster>
    </Stack>
  );
}
