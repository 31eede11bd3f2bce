import { validateCode, validateLogin } from '@repo/domain/validation';
import { z } from 'zod';

/** The rules are the domain’s, in their order; the schema only ties each failure to its field. */
export const loginSchema = z
  .object({ email: z.string(), password: z.string() })
  .superRefine((values, context) => {
    for (const { field, message } of validateLogin(values).failures) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export const codeSchema = z.object({ code: z.string() }).superRefine((values, context) => {
  for (const { field, message } of validateCode(values).failures) {
    context.addIssue({ code: 'custom', path: [field], message });
  }
});
