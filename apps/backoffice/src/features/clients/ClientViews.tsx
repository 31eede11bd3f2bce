import { useServices } from '@repo/auth';
import { AccessLogPage } from '@repo/client/access-log';
import { QueryView } from '@repo/client/query-view';
import { Skeleton } from '@repo/ui/feedback';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { accessLogTexts as texts } from './client-actions.texts.ts';
import type { ClientPartProps } from './clients.model.ts';

const pageSize = 5;

/** Who of the team read this client’s space: the client reads the same list, without the names. */
export function ClientViews({ data }: ClientPartProps) {
  const { queries } = useServices();
  const [page, setPage] = useState(1);
  const log = useQuery({
    ...queries.query('listClientAccessLog', {
      path: { id: data.client.id },
      query: { page, page_size: pageSize },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <PanelSection title={texts.log}>
      <QueryView failedTitle={texts.logFailed} query={log} skeleton={<Skeleton height="3rem" />}>
        {(found) => <AccessLogPage label={texts.log} log={found} none={texts.logNone} onPage={setPage} />}
      </QueryView>
    </PanelSection>
  );
}
