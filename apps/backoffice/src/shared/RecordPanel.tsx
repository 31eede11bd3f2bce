import type { ApiError, components } from '@repo/api-sdk';
import { QueryView } from '@repo/client/query-view';
import { IconButton } from '@repo/ui/button';
import { Skeleton } from '@repo/ui/feedback';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styles from './list-panel.module.css';
import { listBehind } from './list-paths.ts';
import { PendingChange } from './PendingChange.tsx';

interface RecordData {
  readonly pending_change: components['schemas']['PendingChange'] | null;
}

export interface RecordPanelProps<Data extends RecordData> {
  readonly title: string;
  readonly close: string;
  readonly failed: string;
  /** The list beside it. */
  readonly listPath: string;
  readonly query: UseQueryResult<Data, ApiError>;
  readonly children: (data: Data) => ReactNode;
}

/** One record beside its list, or instead of it on a narrow screen; its URL can be shared. */
export function RecordPanel<Data extends RecordData>(props: RecordPanelProps<Data>) {
  const { title, close, failed, listPath, query, children } = props;
  const titleId = useId();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle} data-page-focus id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton
          icon="close"
          label={close}
          onPress={() => void navigate(listBehind(listPath, search))}
          size="sm"
          variant="quiet"
        />
      </div>
      <QueryView failedTitle={failed} query={query} skeleton={<Skeleton height="2.2rem" lines={9} />}>
        {(data) => (
          <>
            {data.pending_change === null ? null : <PendingChange change={data.pending_change} />}
            {children(data)}
          </>
        )}
      </QueryView>
    </section>
  );
}
