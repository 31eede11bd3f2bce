import type { ApiError } from '@repo/api-sdk';
import { ErrorState, LoadingMessage } from '@repo/ui/feedback';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryViewTexts as texts } from './query-view.texts.ts';

export interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data, ApiError>;
  /** The placeholder while loading, in the final size. */
  readonly skeleton: ReactNode;
  /** What could not be loaded, shown before the reason; optional. */
  readonly failedTitle?: string;
  /** What the failure did not affect. */
  readonly safe?: string;
  readonly children: (data: Data) => ReactNode;
}

/** Renders a query: its skeleton, its failure with « Réessayer », a refusal, or its data. */
export function QueryView<Data>({ query, skeleton, failedTitle, safe, children }: QueryViewProps<Data>) {
  const failure = useFailure(query);
  if (query.data !== undefined) return children(query.data);
  if (failure === null) {
    return (
      <>
        <LoadingMessage />
        {skeleton}
      </>
    );
  }
  // No retry on a refusal: it would be refused again.
  if (failure.code === 'not_offered') return <ErrorState title={failure.message} />;
  if (failure.status === 403) return <ErrorState title={texts.forbidden} />;
  const lines = [failedTitle === undefined ? undefined : failure.message, safe];
  const text = lines.filter((line) => line !== undefined).join(' ');
  return (
    <ErrorState
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
      reference={failure.requestId ?? undefined}
      title={failedTitle ?? failure.message}
    >
      {text === '' ? undefined : text}
    </ErrorState>
  );
}

/** The error is kept during the retry, so that « Réessayer » keeps its position and the focus until the response. */
function useFailure({ error, errorUpdateCount }: UseQueryResult<unknown, ApiError>): ApiError | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  return error ?? (errorUpdateCount > 0 ? last : null);
}
