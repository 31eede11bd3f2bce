import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { Button } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import { toast } from '@repo/ui/toast';
import { roundsTexts as texts } from './rounds.texts.ts';

interface RoundDocumentButtonProps {
  readonly roundId: string;
  readonly documentId: string;
  readonly label: string;
  /** What it is called where its label is short. */
  readonly name?: string;
  readonly onOpened?: () => void;
}

/** Downloads one version of a document of a round. */
export function RoundDocumentButton(props: RoundDocumentButtonProps) {
  const { roundId, documentId, label, name = label, onOpened } = props;
  const { api } = useServices();
  const { start, isPending } = useDownload(
    () => api.download('downloadRoundDocument', { path: { id: roundId, document_id: documentId } }),
    {
      onSaved: (file) => {
        onOpened?.();
        toast.success(texts.saved(file));
      },
      failed: texts.downloadFailed,
    },
  );
  return (
    <Button aria-label={name} isPending={isPending} onPress={() => start()} size="sm" variant="ghost">
      <Icon name="download" />
      {label}
    </Button>
  );
}
