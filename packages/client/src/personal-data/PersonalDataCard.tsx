import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Stack } from '@repo/ui/layout';
import { useState } from 'react';
import { useReturningFocus } from '../form/index.ts';
import type { BlockersProps } from './Blockers.tsx';
import { Deletion } from './Deletion.tsx';
import { DownloadForm, type Format } from './DownloadForm.tsx';
import styles from './personal-data.module.css';
import { personalDataTexts as texts } from './personal-data.texts.ts';

/** Personal data: download as a document or as JSON, after the password is confirmed; or delete the account. */
export function PersonalDataCard({ addressOf }: Pick<BlockersProps, 'addressOf'>) {
  const [format, setFormat] = useState<Format | null>(null);
  const pdfButton = useReturningFocus(format === 'pdf');
  const jsonButton = useReturningFocus(format === 'json');
  return (
    <Card title={texts.title}>
      <Stack>
        <p className={styles.about}>{texts.about}</p>
        {format === null ? (
          <>
            <Button isChange onPress={() => setFormat('pdf')} ref={pdfButton} variant="ghost">
              {texts.downloads.pdf}
            </Button>
            <Button isChange onPress={() => setFormat('json')} ref={jsonButton} variant="ghost">
              {texts.downloads.json}
            </Button>
          </>
        ) : (
          <DownloadForm format={format} onClose={() => setFormat(null)} />
        )}
        <div className={styles.deletion}>
          <Deletion addressOf={addressOf} />
        </div>
      </Stack>
    </Card>
  );
}
