import { isApiError, newIdempotencyKey } from '@repo/api-sdk';
import { register, useServices } from '@repo/auth';
import { validateRegistration } from '@repo/domain/validation';
import { useEffect, useRef } from 'react';
import { dropFormDraft, keepFormDraft, readFormDraft } from '../../shared/form/form-draft.ts';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import {
  type AccountValues,
  companyFields,
  emptyAccount,
  secretFields,
  toPayload,
} from './registration.schema.ts';

const draftName = 'registration';

/** The account form: kept across a reload but for its passwords, its call repeated without harm. */
export function useAccountForm() {
  const services = useServices();
  const key = useRef(newIdempotencyKey());
  const send = async (values: AccountValues) => {
    const idempotencyKey = key.current;
    const body = { service: 'yield', user: toPayload(values) } as const;
    // An answer closes the attempt, even a refusal: what is sent next is another one.
    await register(services, { body, idempotencyKey }).catch((error: unknown) => {
      if (isApiError(error) && error.status > 0) key.current = newIdempotencyKey();
      throw error;
    });
    dropFormDraft(draftName);
  };
  const checked = useCheckedForm({
    defaultValues: readFormDraft(draftName, emptyAccount),
    validate: validateRegistration,
    send,
  });
  const { form } = checked;

  // Syncs the tab's storage with what is typed.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepFormDraft(draftName, values, secretFields),
      }),
    [form],
  );

  /** Another kind of account: what only the other kind fills in is cleared (R057). */
  const setCompany = (isCompany: boolean) => {
    form.setValue('is_company', isCompany);
    for (const field of companyFields) form.setValue(field, '');
    form.clearErrors([...companyFields]);
  };
  return { ...checked, setCompany };
}
