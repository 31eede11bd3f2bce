import { LoadingMessage } from '@repo/ui/feedback';

/** Before the first screen: the ground alone, said to who hears the page. Anything drawn here would flicker. */
export function PageLoading() {
  return <LoadingMessage />;
}
