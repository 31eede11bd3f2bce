import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatNumericDateTime } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Badge, EmptyState, Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type OlderPageProps, OlderPages } from '../older-pages/OlderPages.tsx';
import styles from './notices.module.css';
import { noticesTexts as texts } from './notices.texts.ts';

type Notices = OperationOutput<'listMyNotices'>;

/** What the client was written, newest first, by pages. Shown is read; the marks stay until the page is opened again. */
export function NoticeList() {
  return <OlderPages label={texts.older}>{(page) => <NoticePage key={page.after} {...page} />}</OlderPages>;
}

function NoticePage({ after, more }: OlderPageProps) {
  const { queries } = useServices();
  const notices = useQuery(queries.query('listMyNotices', after === null ? {} : { query: { after } }));
  return (
    <QueryView failedTitle={texts.failed} query={notices} skeleton={<Skeleton height="2.6rem" lines={4} />}>
      {({ items, next }) => (
        <>
          {items.length === 0 && after === null ? (
            <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>
          ) : (
            <ul aria-label={texts.list} className={styles.notices}>
              {items.map((notice, index) => (
                <NoticeLine isFirstOlder={after !== null && index === 0} key={notice.id} notice={notice} />
              ))}
            </ul>
          )}
          {after === null ? <MarkRead newest={items[0]} /> : null}
          {more(next)}
        </>
      )}
    </QueryView>
  );
}

type Notice = Notices['items'][number];

/** Of the client alone: staff who read their space leave it as it is. */
function MarkRead({ newest }: { readonly newest: Notice | undefined }) {
  const { api, queryClient } = useServices();
  const isView = useSession().view !== null;
  const until = newest?.is_unread === true && !isView ? newest.written_at : null;
  // Reports to the server what was shown.
  useEffect(() => {
    if (until === null) return;
    void api.call('markNoticesRead', { body: { until } }).then(
      () => invalidate(queryClient, 'countUnreadMessages'),
      // They stay marked, and are marked read when the page is opened again.
      () => undefined,
    );
  }, [api, queryClient, until]);
  return null;
}

/** The button that brought it is gone: the keyboard goes on from the first line that came. */
function goOnFrom(line: HTMLLIElement | null): void {
  if (document.activeElement === document.body) line?.focus();
}

interface NoticeLineProps {
  readonly notice: Notice;
  readonly isFirstOlder: boolean;
}

function NoticeLine({ notice, isFirstOlder }: NoticeLineProps) {
  const { title, path, written_at: at, is_unread: isUnread, is_emailed: isEmailed } = notice;
  const facts = [formatNumericDateTime(at), ...(isEmailed ? [] : [texts.notEmailed])];
  return (
    <li className={styles.notice} {...(isFirstOlder ? { ref: goOnFrom, tabIndex: -1 } : {})}>
      <span className={styles.words}>
        {path === null ? <span>{title}</span> : <TextLink href={path}>{title}</TextLink>}
        <span className="small muted">{facts.join(texts.separator)}</span>
      </span>
      {isUnread ? <Badge tone="accent">{texts.unread}</Badge> : null}
    </li>
  );
}
