import type { OperationParams } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { Button } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import { sharedTexts as texts } from './shared.texts.ts';

type ExportQuery = NonNullable<OperationParams<'exportBooks'>['query']>;

/** A list of the books as the server writes it, with the filters of the screen. */
export function ExportBooks({ query }: { readonly query: ExportQuery }) {
  const { api } = useServices();
  const { start, isPending } = useDownload(() => api.download('exportBooks', { query }), {
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
