import { isApiError, newIdempotencyKey } from '@repo/api-sdk';
import { register, useServices } from '@repo/auth';
import { validateRegistration } from '@repo/domain/validation';
import { toast } from '@repo/ui/toast';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { type AccountValues, companyFields, emptyAccount, toPayload } from './registration.schema.ts';
import { registrationTexts as texts } from './registration.texts.ts';

/** The account form of the second service: no identity step, so the account opens at once (R356). */
export function useAccountForm() {
  const services = useServices();
  const navigate = useNavigate();
  const key = useRef(newIdempotencyKey());
  const send = async (values: AccountValues) => {
    const body = { service: 'kaskad', user: toPayload(values) } as const;
    // An answer closes the attempt, even a refusal: what is sent next is another one.
    await register(services, { body, idempotencyKey: key.current }).catch((error: unknown) => {
      if (isApiError(error) && error.status > 0) key.current = newIdempotencyKey();
      throw error;
    });
    toast.success(texts.welcome(services.config.brand.kaskad));
    services.session.endRegistration();
    await navigate(paths.home);
  };
  const checked = useCheckedForm({ defaultValues: emptyAccount, validate: validateRegistration, send });
  const { form } = checked;

  /** Another kind of account: what only the other kind fills in is cleared (R057). */
  const setCompany = (isCompany: boolean) => {
    form.setValue('is_company', isCompany);
    for (const field of companyFields) form.setValue(field, '');
    form.clearErrors([...companyFields]);
  };
  return { ...checked, setCompany };
}
