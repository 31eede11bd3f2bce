import type { Service } from '@repo/domain/access';
import { acceptanceBoxes } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Form, RadioGroup } from '@repo/ui/fields';
import { AcceptanceField } from '../acceptance/AcceptanceField.tsx';
import { FormAlert } from '../form/index.ts';
import { AccessFields } from './AccessFields.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { registrationFailure } from './registration.model.ts';
import type { InvitedBy } from './registration.schema.ts';
import { registrationTexts as texts } from './registration.texts.ts';
import { useAccountForm } from './use-account-form.ts';

const accountTypes = [
  { value: 'individual', ...texts.individual },
  { value: 'company', ...texts.company },
] as const;

export interface AccountFormProps {
  readonly service: Service;
  readonly submitLabel: string;
  /** The URL of the current general terms. */
  readonly termsHref: string;
  /** Called once the account exists and its session is open. */
  readonly onRegistered?: () => unknown;
  /** Of a client whom staff invited: the type of account and the address are settled. */
  readonly invitation?: InvitedBy;
}

/** The registration form: person, company, credentials (R055–R079). */
export function AccountForm(props: AccountFormProps) {
  const { service, submitLabel, termsHref, onRegistered = () => undefined, invitation } = props;
  const form = useAccountForm(service, onRegistered, invitation);
  const { values, field, submit, isPending, firstMessage, failure } = form;
  const { value: hasAccepted, ...terms } = field('has_accepted_terms');
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert
        message={firstMessage ?? registrationFailure(failure)}
        title={firstMessage === null ? texts.failed : undefined}
      />
      {invitation === undefined ? (
        <RadioGroup
          label={texts.accountType}
          look="cards"
          onChange={(type) => form.setCompany(type === 'company')}
          options={accountTypes}
          orientation="horizontal"
          value={values.is_company ? 'company' : 'individual'}
        />
      ) : null}
      <PersonFields field={field} isCompany={values.is_company} onAddress={form.change} />
      {values.is_company ? <CompanyFields field={field} /> : null}
      <AccessFields field={field} isInvited={invitation !== undefined} />
      <AcceptanceField {...terms} box={acceptanceBoxes.terms} href={termsHref} isSelected={hasAccepted} />
      <Button isFullWidth isPending={isPending} pendingLabel={texts.submitting} size="lg" type="submit">
        {submitLabel}
      </Button>
    </Form>
  );
}
