import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { Button } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import { toast } from '@repo/ui/toast';
import { vestingTexts } from './vesting.texts.ts';

const texts = vestingTexts.tranches;

interface GrantDownloadProps {
  readonly grantId: string;
  readonly kind: 'calendar' | 'csv';
}

/** The unlocks to come for a calendar, or the tranches as a CSV file. */
export function GrantDownload({ grantId, kind }: GrantDownloadProps) {
  const { api } = useServices();
  const operation = kind === 'calendar' ? 'downloadGrantCalendar' : 'downloadGrantTranches';
  const { start, isPending } = useDownload(() => api.download(operation, { path: { id: grantId } }), {
    onSaved: (name) => toast.success(texts.saved(name)),
    failed: texts.downloadFailed,
  });
  return (
    <Button isPending={isPending} onPress={() => start()} size="sm" variant="ghost">
      <Icon name={kind === 'calendar' ? 'calendar' : 'download'} />
      {texts[kind]}
    </Button>
  );
}
