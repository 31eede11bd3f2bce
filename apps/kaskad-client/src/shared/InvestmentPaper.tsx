import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { Button } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import { toast } from '@repo/ui/toast';
import type { InvestmentDetail } from './rounds.model.ts';
import { roundsTexts as texts } from './rounds.texts.ts';

interface InvestmentPaperProps {
  /** Of the investment. */
  readonly id: string;
  readonly kind: InvestmentDetail['documents'][number]['kind'];
  /** Begins with `label`, and says of which investment it is where several are listed. */
  readonly name: string;
  readonly label: string;
}

/** Downloads a document of an investment. */
export function InvestmentPaper({ id, kind, name, label }: InvestmentPaperProps) {
  const { api } = useServices();
  const { start, isPending } = useDownload(
    () => api.download('downloadInvestmentDocument', { path: { id, kind } }),
    { onSaved: (file) => toast.success(texts.saved(file)), failed: texts.downloadFailed },
  );
  return (
    <Button aria-label={name} isPending={isPending} onPress={() => start()} size="sm" variant="ghost">
      <Icon name="download" />
      {label}
    </Button>
  );
}
