import { LoadingMessage } from '@repo/ui/feedback';

/** Before the first screen: the background alone, with a status for screen readers. Anything visible would flicker. */
export function PageLoading() {
  return <LoadingMessage />;
}
