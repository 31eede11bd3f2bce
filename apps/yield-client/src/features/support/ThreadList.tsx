import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { ThreadBadge } from '@repo/client/messages';
import { type OlderPageProps, OlderPages } from '@repo/client/older-pages';
import { QueryView } from '@repo/client/query-view';
import { formatNumericDate } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Badge, EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { messagesTexts as texts } from './messages.texts.ts';
import styles from './support.module.css';

/** The threads of the client, last changed first, by pages. */
export function ThreadList() {
  return (
    <Stack gap={12}>
      <p className="muted">{texts.intro}</p>
      <OlderPages label={texts.older}>{(page) => <ThreadPage key={page.after} {...page} />}</OlderPages>
    </Stack>
  );
}

function ThreadPage({ after, more }: OlderPageProps) {
  const { queries } = useServices();
  const threads = useQuery(queries.query('listMyThreads', after === null ? {} : { query: { after } }));
  return (
    <QueryView
      failedTitle={texts.listFailed}
      query={threads}
      skeleton={<Skeleton height="2.6rem" lines={3} />}
    >
      {({ items, next }) => (
        <>
          {items.length === 0 && after === null ? (
            <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>
          ) : (
            <ul aria-label={texts.list} className={styles.threads}>
              {items.map((thread) => (
                <ThreadLine key={thread.id} thread={thread} />
              ))}
            </ul>
          )}
          {more(next)}
        </>
      )}
    </QueryView>
  );
}

function ThreadLine({ thread }: { readonly thread: components['schemas']['MyThread'] }) {
  const { id, subject, state, contract, opened_at: openedAt, is_unread: isUnread } = thread;
  return (
    <li className={styles.thread}>
      <span className={styles.subject}>
        <TextLink href={paths.thread(id)}>{subject}</TextLink>
        <span className="small muted">
          {[
            ...(contract === null ? [] : [texts.about(contract.product, contract.po_number)]),
            texts.openedOn(formatNumericDate(openedAt)),
          ].join(' · ')}
        </span>
      </span>
      {isUnread ? <Badge tone="accent">{texts.unread}</Badge> : null}
      <ThreadBadge state={state} />
    </li>
  );
}
