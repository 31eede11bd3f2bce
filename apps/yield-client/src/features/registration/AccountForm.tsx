import { Button } from '@repo/ui/button';
import { Form, RadioGroup } from '@repo/ui/fields';
import { useWatch } from 'react-hook-form';
import { CheckboxInput } from '../../shared/form/CheckboxInput.tsx';
import { FormAlert } from '../../shared/form/FormAlert.tsx';
import { AccessFields } from './AccessFields.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { registrationFailure } from './registration.model.ts';
import { registrationTexts as texts } from './registration.texts.ts';
import { useAccountForm } from './use-account-form.ts';

const accountTypes = [
  { value: 'individual', ...texts.individual },
  { value: 'company', ...texts.company },
] as const;

/** The first step: who, for which company, with which access (R055–R079). */
export function AccountForm() {
  const { control, submit, isPending, firstMessage, failure, setCompany } = useAccountForm();
  const isCompany = useWatch({ control, name: 'is_company' });
  const failed = registrationFailure(failure);
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={firstMessage ?? failed} title={firstMessage === null ? texts.failed : undefined} />
      <RadioGroup
        label={texts.accountType}
        look="cards"
        onChange={(type) => setCompany(type === 'company')}
        options={accountTypes}
        orientation="horizontal"
        value={isCompany ? 'company' : 'individual'}
      />
      <PersonFields control={control} isCompany={isCompany} />
      {isCompany ? <CompanyFields control={control} /> : null}
      <AccessFields control={control} />
      <CheckboxInput control={control} name="has_accepted_terms">
        {texts.terms}
      </CheckboxInput>
      <Button isFullWidth isPending={isPending} pendingLabel={texts.submitting} size="lg" type="submit">
        {texts.submit}
      </Button>
    </Form>
  );
}
