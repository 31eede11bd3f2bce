import { refusalTexts as texts } from './refusal.texts.ts';
import type { Applicant } from './use-applicant.ts';

/** Why an identity was refused, with the provider's comment, and what the client can do (R094). */
export function RefusalReason({ refusal }: { readonly refusal: Applicant['refusal'] | null }) {
  return (
    <>
      {refusal?.comment ? <p>{refusal.comment}</p> : null}
      <p>{refusal?.can_retry ? texts.canRetry : texts.final}</p>
    </>
  );
}
