import { isApiError } from '@repo/api-sdk';
import { ErrorState } from '@repo/ui/feedback';
import { useRevalidator, useRouteError } from 'react-router';
import { startTexts as texts } from './start.texts.ts';
import { useIsOnline } from './use-is-online.ts';

/** Replaces a page that failed: what happened, what is safe, and « Réessayer ». */
export function PageFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isOnline = useIsOnline();
  // Offline, a reload fails too and would lose the current document.
  if (!isOnline) {
    return (
      <ErrorState isPage title={texts.offlineTitle}>
        {texts.offlineHint}
      </ErrorState>
    );
  }
  if (isApiError(error)) {
    return (
      <ErrorState
        isPage
        isRetrying={state === 'loading'}
        onRetry={() => void revalidate()}
        reference={error.requestId ?? undefined}
        title={error.message}
      >
        {texts.safe}
      </ErrorState>
    );
  }
  // A missing chunk was replaced by a newer release: only a new document has it.
  return (
    <ErrorState isPage onRetry={() => window.location.reload()} title={texts.failed}>
      {texts.unexpected}
    </ErrorState>
  );
}
