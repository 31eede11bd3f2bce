import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { Button } from '@repo/ui/button';
import { DataTable } from '@repo/ui/data-table';
import { Banner } from '@repo/ui/feedback';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { canInvite, countOf, type UserImport } from './user-import.model.ts';
import { userImportTexts as texts } from './user-import.texts.ts';

interface UserImportCheckProps {
  readonly plan: UserImport;
  readonly onNext: () => void;
  readonly onRestart: () => void;
}

/** Step 2: what is wrong of which line, and of the others who would be invited. */
export function UserImportCheck({ plan, onNext, onRestart }: UserImportCheckProps) {
  const invites = countOf(plan, 'new');
  return (
    <Stack gap={16}>
      {plan.problems.length > 0 ? (
        <Problems plan={plan} />
      ) : (
        <Banner isLive title={invites === 0 ? texts.nothing : texts.invites(invites)} tone="info">
          {plan.file_name}
        </Banner>
      )}
      {plan.people.length === 0 ? null : <ImportedPeople people={plan.people} />}
      <FormActions>
        <Button onPress={onRestart} variant="ghost">
          {texts.otherFile}
        </Button>
        {canInvite(plan) ? <Button onPress={onNext}>{texts.next}</Button> : null}
      </FormActions>
    </Stack>
  );
}

function Problems({ plan: { id, problems, has_refused: hasRefused } }: Pick<UserImportCheckProps, 'plan'>) {
  const { api } = useServices();
  const { start, isPending } = useDownload(() => api.download('downloadRefusedUsers', { path: { id } }), {
    onSaved: () => undefined,
    failed: texts.refusedFailed,
  });
  return (
    <>
      <Banner
        action={
          hasRefused ? (
            <Button isPending={isPending} onPress={() => start()} size="sm" variant="ghost">
              {texts.refused}
            </Button>
          ) : undefined
        }
        isLive
        title={texts.problems(problems.length)}
        tone="error"
      >
        {texts.problemsHelp}
      </Banner>
      <DataTable
        columns={[
          { id: 'line', header: texts.line, isRowName: true, cell: ({ line }) => texts.lineOf(line) },
          { id: 'message', header: texts.problem, cell: ({ message }) => message },
        ]}
        label={texts.problemsTable}
        rowId={({ line, message }) => `${line}:${message}`}
        rows={problems}
      />
    </>
  );
}

/** Each line with what it would do, or did. */
export function ImportedPeople({ people }: Pick<UserImport, 'people'>) {
  return (
    <DataTable
      columns={[
        { id: 'line', header: texts.line, cell: ({ line }) => texts.lineOf(line) },
        { id: 'name', header: texts.name, isRowName: true, cell: ({ name }) => name },
        { id: 'email', header: texts.email, cell: ({ email }) => email },
        { id: 'outcome', header: texts.outcome, cell: ({ outcome }) => texts.outcomes[outcome] },
      ]}
      label={texts.peopleTable}
      rowId={({ line }) => String(line)}
      rows={people}
    />
  );
}
