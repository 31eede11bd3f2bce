import { useServices } from '@repo/auth';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Stack } from '@repo/ui/layout';
import { saveFile } from '@repo/ui/save-file';
import { toast } from '@repo/ui/toast';
import { useSending } from '../sending/use-sending.ts';
import type { BlockersProps } from './Blockers.tsx';
import { Deletion } from './Deletion.tsx';
import styles from './personal-data.module.css';
import { personalDataTexts as texts } from './personal-data.texts.ts';

const formats = ['pdf', 'json'] as const;
type Format = (typeof formats)[number];

/** Personal data: download as a document or as JSON; or delete the account. */
export function PersonalDataCard({ addressOf }: Pick<BlockersProps, 'addressOf'>) {
  const { api } = useServices();
  const { send, isPending, variables } = useSending({
    mutationFn: (format: Format) => api.download('exportPersonalData', { body: { format } }),
    onSuccess: ({ name, content }) => {
      saveFile(name, content);
      toast.success(texts.done);
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Card title={texts.title}>
      <Stack>
        <p className={styles.about}>{texts.about}</p>
        {formats.map((format) => (
          <Button
            isChange
            isDisabled={isPending && variables !== format}
            isPending={isPending && variables === format}
            key={format}
            onPress={() => send(format)}
            pendingLabel={texts.downloading}
            variant="ghost"
          >
            {texts.downloads[format]}
          </Button>
        ))}
        <div className={styles.deletion}>
          <Deletion addressOf={addressOf} />
        </div>
      </Stack>
    </Card>
  );
}
