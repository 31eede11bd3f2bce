import { refusalTexts as texts } from './refusal.texts.ts';
import type { useRefusal } from './use-refusal.ts';

/** Why an identity was refused, with the provider's comment, and what the client can do (R094). */
export function RefusalReason({ refusal }: { readonly refusal: ReturnType<typeof useRefusal> }) {
  return (
    <>
      {refusal?.comment ? <p>{refusal.comment}</p> : null}
      <p>{refusal?.can_retry ? texts.canRetry : texts.final}</p>
    </>
  );
}
