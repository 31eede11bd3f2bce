import { type SessionUser, useServices } from '@repo/auth';
import { FormAlert, useCheckedForm } from '@repo/client/form';
import { identityDocumentTypes, requiredSides } from '@repo/domain/kyc';
import { validateIdentityDocument } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { CountryField } from '@repo/ui/combo-box';
import { Form, RadioGroup } from '@repo/ui/fields';
import { DocumentFiles } from './DocumentFiles.tsx';
import { sendDocument, UploadFailure } from './identity.queries.ts';
import { emptyDocument } from './identity.schema.ts';
import { identityTexts as texts } from './identity.texts.ts';

export interface DocumentFormProps {
  readonly user: SessionUser;
  /** The form stays busy until the next screen is ready. */
  readonly onSent: () => Promise<void>;
}

const types = identityDocumentTypes.map((value) => ({ value, ...texts.types[value] }));

/** Country, kind and files of an identity document (R081–R088). */
export function DocumentForm({ user, onSent }: DocumentFormProps) {
  const { api } = useServices();
  const { values, change, field, submit, isPending, firstMessage, failure } = useCheckedForm({
    initial: emptyDocument,
    validate: validateIdentityDocument,
    send: async (filled) => {
      await sendDocument(api, user.id, filled);
      await onSent();
    },
  });
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
      <CountryField {...field('country')} isDisabled={isPending} label={texts.country} />
      <RadioGroup
        isDisabled={isPending}
        label={texts.type}
        look="cards"
        // R087: changing the kind of document discards its files.
        onChange={(type) => change({ doc_type: type, files: [] })}
        options={types}
        value={values.doc_type}
      />
      <DocumentFiles
        {...field('files')}
        isDisabled={isPending}
        // Remounted for another kind of document, so that errors of the previous one are dropped.
        key={values.doc_type}
        max={requiredSides[values.doc_type].length}
      />
      <Button isFullWidth isPending={isPending} pendingLabel={texts.submitting} size="lg" type="submit">
        {texts.submit}
      </Button>
    </Form>
  );
}
