import { isApiError } from '@repo/api-sdk';
import { ErrorState } from '@repo/ui/feedback';
import { useRouteError } from 'react-router';
import { appTexts } from './app.texts.ts';

/** What is left when a screen breaks: a bug, or a part of the application that a new release has replaced. */
export function RouteFailure() {
  const error = useRouteError();
  const reference = isApiError(error) ? (error.requestId ?? undefined) : undefined;
  return (
    <main>
      {/* A reload, not another try: the files of a former release are gone from the server. */}
      <ErrorState onRetry={() => window.location.reload()} reference={reference} title={appTexts.failedTitle}>
        {appTexts.failedHelp}
      </ErrorState>
    </main>
  );
}
