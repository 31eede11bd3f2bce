import { dropTabDraft, register, useServices } from '@repo/auth';
import type { Service } from '@repo/domain/access';
import { validateRegistration } from '@repo/domain/validation';
import { useEffect } from 'react';
import { readFormDraft, saveFormDraft } from '../form/form-draft.ts';
import { useCheckedForm, useIdempotencyKey } from '../form/index.ts';
import {
  type AccountValues,
  emptyAccount,
  emptyCompany,
  type InvitedBy,
  invitedAccount,
  secretFields,
  toPayload,
} from './registration.schema.ts';

const draftName = 'registration';

/** The account form of a service: stored across a reload except its passwords; its request is idempotent. */
export function useAccountForm(
  service: Service,
  onRegistered: () => unknown,
  invitation: InvitedBy | undefined,
) {
  const services = useServices();
  const keyOf = useIdempotencyKey();
  const form = useCheckedForm<AccountValues>({
    // Another draft of this tab is of another person.
    initial: invitation === undefined ? readFormDraft(draftName, emptyAccount) : invitedAccount(invitation),
    validate: validateRegistration,
    send: async (values) => {
      const link = invitation === undefined ? {} : { invitation: invitation.token };
      const body = { service, ...link, user: toPayload(values) };
      await register(services, { body, idempotencyKey: keyOf(body) });
      dropTabDraft(draftName);
      await onRegistered();
    },
  });
  const { values, change } = form;

  // Syncs the tab's storage with what is typed.
  useEffect(() => {
    if (invitation === undefined) saveFormDraft(draftName, values, secretFields);
  }, [values, invitation]);

  /** Changing the account type clears the fields of the other type (R057). */
  const setCompany = (isCompany: boolean) => change({ is_company: isCompany, ...emptyCompany });
  return { ...form, setCompany };
}
