/** The schema of a subscription draft in session storage. */
import { PAYMENT_ASSETS } from '@repo/domain/money';
import { z } from 'zod/mini';

// zod's compiled validators use `new Function`, which the content security policy forbids and reports.
z.config({ jitless: true });

export const draftSchema = z.object({
  asset: z.enum(PAYMENT_ASSETS),
  /** A decimal text, or what was typed when it is not one. */
  amount: z.string(),
  /** `null` until it is requested; empty when the request failed (R219). */
  poNumber: z.nullable(z.string()),
  /** The payment screen has been left by « Étape suivante ». */
  hasSeenPayment: z.boolean(),
  origin: z.string(),
  /** The origin address the server accepted for this currency. */
  verifiedOrigin: z.nullable(z.string()),
  /** The key makes every repeat of one attempt harmless (D13); a new attempt has a new one. */
  signing: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('open'), key: z.string() }),
    /** An existing contract, perhaps created elsewhere, that is signed from here (« Mes documents »). */
    z.object({ kind: z.literal('resumed'), contractId: z.string() }),
    /** Its contract, which is then to be paid. */
    z.object({ kind: z.literal('signed'), contractId: z.optional(z.string()) }),
    z.object({ kind: z.literal('failed') }),
  ]),
  savedAt: z.nullable(z.string()),
});

export type SubscriptionDraft = z.infer<typeof draftSchema>;

/** How the contract being signed was opened: created under a key, or resumed. */
export type Attempt = Extract<SubscriptionDraft['signing'], { kind: 'open' | 'resumed' }>;
