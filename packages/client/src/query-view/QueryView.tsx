import type { ApiError } from '@repo/api-sdk';
import { ErrorState, LoadingMessage } from '@repo/ui/feedback';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryViewTexts as texts } from './query-view.texts.ts';

export interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data, ApiError>;
  /** The place of what loads, in its final size. */
  readonly skeleton: ReactNode;
  /** What could not be loaded. */
  readonly failedTitle: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a read gives to see: its skeleton, its failure with « Réessayer », a refusal, or its data. */
export function QueryView<Data>({ query, skeleton, failedTitle, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) {
    return (
      <>
        <LoadingMessage />
        {skeleton}
      </>
    );
  }
  // Trying again will not open what the account may not see.
  if (query.error.status === 403) return <ErrorState title={texts.forbidden} />;
  return (
    <ErrorState
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
      reference={query.error.requestId ?? undefined}
      title={failedTitle}
    >
      {query.error.message}
    </ErrorState>
  );
}
