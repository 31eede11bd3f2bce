import type { ApiError, components } from '@repo/api-sdk';
import { QueryView } from '@repo/client/query-view';
import type { RecordRef } from '@repo/domain/records';
import { Skeleton } from '@repo/ui/feedback';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PanelFrame, type PanelFrameProps } from './PanelFrame.tsx';
import { RecordNotices } from './RecordNotices.tsx';

interface RecordData {
  readonly pending_change: components['schemas']['PendingChange'] | null;
}

export interface RecordPanelProps<Data extends RecordData> extends Omit<PanelFrameProps, 'children'> {
  readonly record: RecordRef;
  readonly failed: string;
  readonly query: UseQueryResult<Data, ApiError>;
  readonly children: (data: Data) => ReactNode;
}

/** One record beside its list, or instead of it on a narrow screen; its URL can be shared. */
export function RecordPanel<Data extends RecordData>(props: RecordPanelProps<Data>) {
  const { record, failed, query, children, ...frame } = props;
  return (
    <PanelFrame {...frame}>
      <QueryView failedTitle={failed} query={query} skeleton={<Skeleton height="2.2rem" lines={9} />}>
        {(data) => (
          <>
            <RecordNotices {...record} key={`notices ${record.id}`} pendingChange={data.pending_change} />
            {children(data)}
          </>
        )}
      </QueryView>
    </PanelFrame>
  );
}
