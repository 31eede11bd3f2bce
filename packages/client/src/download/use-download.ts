import type { ApiError, DownloadedFile } from '@repo/api-sdk';
import { saveFile } from '@repo/ui/save-file';
import { toast } from '@repo/ui/toast';
import { useSending } from '../sending/use-sending.ts';

interface DownloadReport {
  /** Shown inline: a toast would cover the next file's button. */
  readonly onSaved: (name: string) => void;
  /** A job prepares it instead. */
  readonly onDeferred?: () => void;
  /** Used when the server sends no message. */
  readonly failed: string;
}

/** A file that the server prepares, then the browser saves: one request at a time. */
export function useDownload<Choice = void>(
  download: (choice: Choice) => Promise<DownloadedFile>,
  { onSaved, onDeferred, failed }: DownloadReport,
) {
  const { send, isPending } = useSending<DownloadedFile, ApiError, Choice>({
    mutationFn: download,
    onSuccess: ({ name, content, isDeferred }) => {
      if (isDeferred) return onDeferred?.();
      saveFile(name, content);
      onSaved(name);
    },
    onError: (error) => toast.error(error.status === 0 ? failed : error.message),
  });
  return { start: (choice: Choice) => send(choice), isPending };
}
