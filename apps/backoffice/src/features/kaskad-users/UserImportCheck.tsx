import { useServices } from '@repo/auth';
import { Button } from '@repo/ui/button';
import { DataTable } from '@repo/ui/data-table';
import { Banner } from '@repo/ui/feedback';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { RefusedLines } from '../../shared/RefusedLines.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { canInvite, countOf, type UserImport } from './user-import.model.ts';
import { userImportTexts as texts } from './user-import.texts.ts';

const lineTexts = sharedTexts.refusedLines;

interface UserImportCheckProps {
  readonly plan: UserImport;
  readonly onNext: () => void;
  readonly onRestart: () => void;
}

/** Step 2: what is wrong of which line, and of the others who would be invited. */
export function UserImportCheck({ plan, onNext, onRestart }: UserImportCheckProps) {
  const { api } = useServices();
  const invites = countOf(plan, 'new');
  return (
    <Stack gap={16}>
      {plan.problems.length > 0 ? (
        <RefusedLines
          download={
            plan.has_refused ? () => api.download('downloadRefusedUsers', { path: { id: plan.id } }) : null
          }
          help={texts.problemsHelp}
          lines={plan.problems}
        />
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

/** Each line with what it would do, or did. */
export function ImportedPeople({ people }: Pick<UserImport, 'people'>) {
  return (
    <DataTable
      columns={[
        { id: 'line', header: lineTexts.line, cell: ({ line }) => lineTexts.lineOf(line) },
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
