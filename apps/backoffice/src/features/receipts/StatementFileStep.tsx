import type { ApiError } from '@repo/api-sdk';
import { FormAlert } from '@repo/client/form';
import { Button } from '@repo/ui/button';
import { Form, FormActions } from '@repo/ui/fields';
import { FileDropzone } from '@repo/ui/file-dropzone';
import { useState } from 'react';
import { AccountSelect, accountOf } from './AccountSelect.tsx';
import { statementTexts as texts } from './statement-import.texts.ts';

export interface ChosenStatement {
  readonly account: string;
  readonly file: File;
}

export interface StatementFileStepProps {
  readonly onChoose: (statement: ChosenStatement) => void;
  readonly isPending: boolean;
  /** Why the file could not be read at all. */
  readonly error: ApiError | null;
}

/** The MIME types that browsers report for a statement: some report none. */
const statementTypes = [
  '.xml',
  '.csv',
  'text/xml',
  'application/xml',
  'text/csv',
  'text/plain',
  'application/csv',
  'application/vnd.ms-excel',
  '',
];

/** Step 1: the account, and the file. */
export function StatementFileStep({ onChoose, isPending, error }: StatementFileStepProps) {
  const [account, setAccount] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<{ account?: string; file?: string }>({});
  const submit = () => {
    const chosen = accountOf(account);
    if (chosen !== null && file !== null) onChoose({ account: chosen.account, file });
    else {
      setProblem({
        ...(chosen === null && { account: texts.accountMissing }),
        ...(file === null && { file: texts.fileMissing }),
      });
    }
  };
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={error?.message} />
      <AccountSelect error={problem.account} isBank onChange={setAccount} value={account} />
      <FileDropzone
        accept={statementTypes}
        description={texts.fileHelp}
        error={problem.file}
        files={
          file === null ? [] : [{ id: file.name, name: file.name, type: file.type, sizeBytes: file.size }]
        }
        label={texts.file}
        onAdd={([added], refused) => {
          setProblem(refused.length > 0 ? { file: texts.fileRefused } : {});
          if (added !== undefined) setFile(added);
        }}
        onRemove={() => setFile(null)}
      />
      <FormActions>
        <Button isPending={isPending} type="submit">
          {texts.next}
        </Button>
      </FormActions>
    </Form>
  );
}
