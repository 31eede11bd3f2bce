import { useServices } from '@repo/auth';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '../query-view/QueryView.tsx';
import { AccessLogPage } from './AccessLogPage.tsx';
import styles from './access-log.module.css';
import { accessLogTexts as texts } from './access-log.texts.ts';

const pageSize = 5;

/** « Accès à mon espace »: when staff read it, in what role and why. */
export function AccessLogCard() {
  const { queries } = useServices();
  const [page, setPage] = useState(1);
  const log = useQuery({
    ...queries.query('listAccessLog', { query: { page, page_size: pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={texts.title}>
      <Stack>
        <p className={styles.about}>{texts.about}</p>
        <QueryView failedTitle={texts.failed} query={log} skeleton={<Skeleton height="3.5rem" lines={2} />}>
          {(data) => <AccessLogPage label={texts.title} log={data} none={texts.none} onPage={setPage} />}
        </QueryView>
      </Stack>
    </Card>
  );
}
