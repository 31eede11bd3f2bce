import type { ApiError, DownloadedFile } from '@repo/api-sdk';
import { useSending } from '@repo/client/sending';
import { saveFile } from '@repo/ui/save-file';
import { toast } from '@repo/ui/toast';

interface DownloadWords {
  readonly done: string;
  /** When the server gave no sentence of its own. */
  readonly failed: string;
}

/** A file that the server prepares, then the browser keeps: asked for once at a time. */
export function useDownload(download: () => Promise<DownloadedFile>, words: DownloadWords) {
  const { send, isPending } = useSending<DownloadedFile, ApiError>({
    mutationFn: download,
    onSuccess: ({ name, content }) => {
      saveFile(name, content);
      toast.success(words.done);
    },
    onError: (error) => toast.error(error.status === 0 ? words.failed : error.message),
  });
  return { start: () => send(), isPending };
}
