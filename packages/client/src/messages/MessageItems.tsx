import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { formatFileSize, formatLongDateTime } from '@repo/domain/format';
import type { MessageSide } from '@repo/domain/messages';
import { Button } from '@repo/ui/button';
import { Fragment, type ReactNode } from 'react';
import { useDownload } from '../download/use-download.ts';
import styles from './messages.module.css';
import { messagesTexts as texts } from './messages.texts.ts';

type ThreadMessage = components['schemas']['ThreadMessage'];

interface MessageItemsProps {
  readonly messages: readonly ThreadMessage[];
  /** Who reads them. */
  readonly side: MessageSide;
  /** What stands beside a file. */
  readonly markOf?: (file: ThreadMessage['files'][number]) => ReactNode;
}

/** The messages of a thread, oldest first, with the files that they hold. */
export function MessageItems({ messages, side, markOf }: MessageItemsProps) {
  return (
    <ol aria-label={texts.list} className={styles.list}>
      {messages.map((message) => (
        <li className={styles.message} data-mine={message.side === side} key={message.id}>
          <div className={styles.head}>
            <span className={styles.author}>{message.author ?? texts.team}</span>
            <time dateTime={message.sent_at}>{formatLongDateTime(message.sent_at)}</time>
          </div>
          <p className={styles.text}>{message.text}</p>
          {message.files.length === 0 ? null : (
            <div className={styles.files}>
              {message.files.map((file) => (
                <Fragment key={file.id}>
                  <FileButton file={file} />
                  {markOf?.(file)}
                </Fragment>
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Through a request of its own: what staff open is on the trail, so from their own screens alone. */
function FileButton({ file }: { readonly file: ThreadMessage['files'][number] }) {
  const { api } = useServices();
  const { start, isPending } = useDownload(
    () => api.download('downloadMessageFile', { path: { id: file.id } }),
    // The browser shows what it saved.
    { onSaved: () => undefined, failed: texts.downloadFailed },
  );
  return (
    <Button isChange isPending={isPending} onPress={() => start()} size="sm" variant="ghost">
      {texts.download(file.name, formatFileSize(file.size_bytes))}
    </Button>
  );
}
