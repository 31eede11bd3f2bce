import type { ApiClient, DownloadedFile } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { Button } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import { sharedTexts as texts } from './shared.texts.ts';

interface ExportFileProps {
  readonly download: (api: ApiClient) => Promise<DownloadedFile>;
}

/** « Exporter en CSV »: a list as the server writes it, with the filters of the screen. */
export function ExportFile({ download }: ExportFileProps) {
  const { api } = useServices();
  const { start, isPending } = useDownload(() => download(api), {
    onSaved: () => undefined,
    failed: texts.exportFailed,
  });
  return (
    <Button isPending={isPending} onPress={start} size="sm" variant="ghost">
      <Icon name="download" size={16} />
      {texts.exportCsv}
    </Button>
  );
}
