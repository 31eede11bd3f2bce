import { type SessionUser, useServices } from '@repo/auth';
import { identityDocumentTypes, requiredSides } from '@repo/domain/kyc';
import { validateIdentityDocument } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Form, RadioGroup } from '@repo/ui/fields';
import { useWatch } from 'react-hook-form';
import { CountryInput } from '../../../shared/form/CountryInput.tsx';
import { FormAlert } from '../../../shared/form/FormAlert.tsx';
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts';
import { DocumentFiles } from './DocumentFiles.tsx';
import { sendDocument, UploadFailure } from './identity.queries.ts';
import { emptyDocument } from './identity.schema.ts';
import { identityTexts as texts } from './identity.texts.ts';

export interface DocumentFormProps {
  readonly user: SessionUser;
  readonly onSent: () => void;
}

const types = identityDocumentTypes.map((value) => ({ value, ...texts.types[value] }));

/** Country, kind and files of an identity document (R081–R088). */
export function DocumentForm({ user, onSent }: DocumentFormProps) {
  const { api } = useServices();
  const { form, control, submit, isPending, firstMessage, failure } = useCheckedForm({
    defaultValues: emptyDocument,
    validate: validateIdentityDocument,
    send: async (values) => {
      await sendDocument(api, user.id, values);
      onSent();
    },
  });
  const docType = useWatch({ control, name: 'doc_type' });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p className="muted">{texts.intro}</p>
      <FormAlert
        message={firstMessage ?? failure?.message}
        title={
          firstMessage === null && failure instanceof UploadFailure
            ? texts.uploadFailed(failure.position)
            : undefined
        }
      />
      <CountryInput control={control} isDisabled={isPending} label={texts.country} name="country" />
      <RadioGroup
        isDisabled={isPending}
        label={texts.type}
        look="cards"
        onChange={(type) => {
          form.setValue('doc_type', type);
          // R087: files of one kind of document are not those of another.
          form.setValue('files', []);
          form.clearErrors('files');
        }}
        options={types}
        value={docType}
      />
      <DocumentFiles control={control} isDisabled={isPending} max={requiredSides[docType].length} />
      <Button isFullWidth isPending={isPending} pendingLabel={texts.submitting} size="lg" type="submit">
        {texts.submit}
      </Button>
    </Form>
  );
}
