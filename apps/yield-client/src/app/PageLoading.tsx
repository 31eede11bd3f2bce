import { LoadingMessage } from '@repo/ui/feedback';
import { appTexts as texts } from './app.texts.ts';

/** Before the first screen: the ground alone, said to who hears the page. Anything drawn here would flicker. */
export function PageLoading() {
  return (
    <>
      <title>{texts.loading}</title>
      <LoadingMessage />
    </>
  );
}
