import { register, useServices } from '@repo/auth';
import type { Service } from '@repo/domain/access';
import { validateRegistration } from '@repo/domain/validation';
import { useEffect } from 'react';
import { dropFormDraft, readFormDraft, saveFormDraft } from '../form/form-draft.ts';
import { useCheckedForm, useIdempotencyKey } from '../form/index.ts';
import {
  type AccountValues,
  emptyAccount,
  emptyCompany,
  secretFields,
  toPayload,
} from './registration.schema.ts';

const draftName = 'registration';

/** The account form of a service: stored across a reload except its passwords; its request is idempotent. */
export function useAccountForm(service: Service, onRegistered: () => unknown) {
  const services = useServices();
  const keyOf = useIdempotencyKey();
  const form = useCheckedForm<AccountValues>({
    initial: readFormDraft(draftName, emptyAccount),
    validate: validateRegistration,
    send: async (values) => {
      const body = { service, user: toPayload(values) };
      await register(services, { body, idempotencyKey: keyOf(body) });
      dropFormDraft(draftName);
      await onRegistered();
    },
  });
  const { values, change } = form;

  // Syncs the tab's storage with what is typed.
  useEffect(() => saveFormDraft(draftName, values, secretFields), [values]);

  /** Changing the account type clears the fields of the other type (R057). */
  const setCompany = (isCompany: boolean) => change({ is_company: isCompany, ...emptyCompany });
  return { ...form, setCompany };
}
