import { useSession } from '@repo/auth';
import { LeaveGuard } from '@repo/client/leave-guard';
import { formatRegistrationNumber } from '@repo/domain/companies';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Form, FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { CompanyDocumentRow } from './CompanyDocumentRow.tsx';
import { type CompanyUser, canSubmit, companyDocuments } from './company.model.ts';
import { companyTexts as texts } from './company.texts.ts';
import { useCompanyUpload } from './use-company-upload.ts';

/** The company of a professional account and its three documents (R122–R133). */
export function CompanyCard({ user }: { readonly user: CompanyUser }) {
  const { view } = useSession();
  const documents = companyDocuments(user);
  const { chosen, choose, submit, isPending } = useCompanyUpload();
  const hasChosen = Object.keys(chosen).length > 0;
  return (
    <Card title={texts.title}>
      <Stack gap={24}>
        <DefinitionList
          items={[
            { term: texts.name, value: user.company_name ?? texts.none },
            { term: texts.registrationNumber, value: numberOf(user.registration_number) },
            { term: texts.type, value: user.company_type ?? texts.none },
          ]}
        />
        <Form aria-label={texts.documents} isPending={isPending} onSubmit={submit}>
          {/* Mounted while it holds something back: the router follows one guard, and the profile form has its own. */}
          {hasChosen ? <LeaveGuard isActive={!isPending} /> : null}
          {documents.map((document) => (
            <CompanyDocumentRow
              document={document}
              file={chosen[document.type]}
              isDisabled={isPending || view !== null}
              key={document.type}
              onChoose={(file) => choose(document.type, file)}
            />
          ))}
          {canSubmit(documents, Object.keys(chosen).length) ? (
            <FormActions>
              <Button isPending={isPending} pendingLabel={texts.submitting} type="submit">
                {texts.submit}
              </Button>
            </FormActions>
          ) : null}
        </Form>
      </Stack>
    </Card>
  );
}

const numberOf = (number: string | null | undefined) =>
  number === null || number === undefined ? texts.none : formatRegistrationNumber(number);
