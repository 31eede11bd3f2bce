// What Yousign requires of a request, from its published reference, without a line of the adapter's own cleaning.
import { z } from 'zod';

/** A « safe string »: no blank at its ends, no mark-up, no address of any kind. */
const safeText = z
  .string()
  .refine((text) => text === text.trim(), 'must not begin or end with a blank')
  .refine((text) => !/[<>]|https?:|www\.|\w@\w|\w\.(?:com|fr|net|io)\b/i.test(text), 'is not a safe string');

const personName = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\p{Script=Latin}\p{M}\d'`() -]+$/u, 'holds a character that is not allowed')
  .refine((name) => name === name.trim(), 'must not begin or end with a blank');

export const creationSchema = z.object({
  name: safeText.min(1).max(128),
  delivery_mode: z.enum(['none', 'email']),
  external_id: z
    .string()
    .max(255)
    .regex(/^[\w\-@.%+]+$/)
    .optional(),
  timezone: z.string().optional(),
  expiration_date: z.iso.date(),
  audit_trail_locale: z.enum(['de', 'en', 'es', 'fr', 'it', 'pt', 'ro']).optional(),
  signers_allowed_to_decline: z.boolean().default(false),
});

const coordinate = z.int().min(0).max(32_767);

export const signerSchema = z
  .object({
    info: z.object({
      first_name: personName,
      last_name: personName,
      email: z.email().max(100),
      locale: z.enum(['en', 'fr', 'de', 'it', 'nl', 'es', 'pl']),
      phone_number: z
        .string()
        .regex(/^\+[1-9]\d{6,14}$/)
        .optional(),
    }),
    signature_level: z.enum([
      'electronic_signature',
      'advanced_electronic_signature',
      'qualified_electronic_signature',
    ]),
    signature_authentication_mode: z.enum(['otp_email', 'otp_sms', 'no_otp']).nullish(),
    fields: z
      .array(
        z.object({
          document_id: z.string(),
          type: z.literal('signature'),
          page: z.int().min(1),
          x: coordinate,
          y: coordinate,
          width: z.int().min(85).max(2000).default(85),
          height: z.int().min(37).max(1000).default(37),
        }),
      )
      .default([]),
  })
  .refine(
    ({ info, signature_authentication_mode }) =>
      signature_authentication_mode !== 'otp_sms' || info.phone_number !== undefined,
    'phone_number is needed for otp_sms',
  );

export const reasonSchema = z.object({
  reason: z.enum(['contractualization_aborted', 'errors_in_document', 'other']),
});

export const querySchema = z.object({
  'external_id[eq]': z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
