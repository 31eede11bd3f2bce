import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { MailBoxes, NoticeList } from '@repo/client/notices';
import { Offered } from '@repo/client/offered';
import { QueryView } from '@repo/client/query-view';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Columns } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { appTexts } from '../../shared/app.texts.ts';
import { noticesTexts as texts } from './notices.texts.ts';

/** What the client was written, and which emails they receive. */
export function NoticesPage() {
  return (
    <>
      <title>{appTexts.nav.notices}</title>
      <PageHeader subtitle={texts.subtitle} title={appTexts.nav.notices} />
      <Offered operation="listMyNotices">
        <Columns aside={<Preferences />}>
          <Card title={texts.title}>
            <NoticeList />
          </Card>
        </Columns>
      </Offered>
    </>
  );
}

function Preferences() {
  const { api, queries, queryClient } = useServices();
  const preferences = useQuery(queries.query('getNoticePreferences'));
  return (
    <Card title={texts.preferences}>
      <QueryView
        failedTitle={texts.failed}
        query={preferences}
        skeleton={<Skeleton height="2rem" lines={5} />}
      >
        {(stored) => (
          <MailBoxes
            always={texts.always}
            boxes={texts.boxes}
            fixed={texts.fixed}
            save={async (body, idempotencyKey) => {
              await api.call('saveNoticePreferences', { body, idempotencyKey });
              await invalidate(queryClient, 'getNoticePreferences');
            }}
            stored={stored}
          />
        )}
      </QueryView>
    </Card>
  );
}
