import type { ApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { formatDecimal } from '@repo/domain/format';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { validateReason } from '@repo/domain/two-persons';
import { Button } from '@repo/ui/button';
import { Form, FormActions, TextAreaField } from '@repo/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasUnusualValues, type Preview, writtenCount } from './imports.model.ts';
import { importsTexts as texts } from './imports.texts.ts';

/** What is written with an import; both may be empty. */
export interface CommitWords {
  /** What a second person reads. */
  readonly reason: string;
  /** What the clients of a correction read in their email. */
  readonly message: string;
}

export interface CommitFormProps {
  readonly preview: Preview;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly words: CommitWords;
  readonly onWords: (words: Partial<CommitWords>) => void;
  readonly onCommit: () => void;
  readonly onRestart: () => void;
  /** Back to the columns; null of the template, whose columns are known. */
  readonly onColumns: (() => void) | null;
}

/** The reason of an import, where it needs one, and the message to the clients of a correction. */
export function CommitForm(props: CommitFormProps) {
  const { preview, isPending, error, words, onWords, onCommit, onRestart, onColumns } = props;
  const { queries } = useServices();
  const { data: control } = useQuery(queries.query('getChangeControl'));
  const isControlled = control?.has_two_person_control !== false;
  const needsReason = isControlled || hasUnusualValues(preview);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  const submit = () => {
    const missing = needsReason ? validateReason(words).first : null;
    setProblem(missing?.message);
    if (missing === null) onCommit();
    else area.current?.focus();
  };
  const count = writtenCount(preview);
  const label = isControlled ? texts.submit : texts.commit;
  return (
    <Form isPending={isPending} onSubmit={submit}>
      {needsReason ? (
        <TextAreaField
          description={isControlled ? texts.reasonHelp : texts.reasonAlone}
          error={problem ?? error?.fieldErrors['reason']?.[0]}
          label={texts.reason}
          maxLength={refusalMessageMaxLength}
          onChange={(reason) => {
            onWords({ reason });
            setProblem(undefined);
          }}
          ref={area}
          value={words.reason}
        />
      ) : null}
      {preview.changed === 0 ? null : (
        <TextAreaField
          description={texts.messageHelp}
          error={error?.fieldErrors['message']?.[0]}
          label={texts.message}
          maxLength={refusalMessageMaxLength}
          onChange={(message) => onWords({ message })}
          value={words.message}
        />
      )}
      <FormActions>
        {isPending ? null : <ColumnsButton onColumns={onColumns} />}
        <Button isDisabled={isPending} onPress={onRestart} variant="ghost">
          {texts.otherFile}
        </Button>
        <Button isDisabled={hasMoved(error)} isPending={isPending} type="submit">
          {label(formatDecimal(String(count)), count === 1)}
        </Button>
      </FormActions>
    </Form>
  );
}

export function ColumnsButton({ onColumns }: Pick<CommitFormProps, 'onColumns'>) {
  if (onColumns === null) return null;
  return (
    <Button onPress={onColumns} variant="ghost">
      {texts.changeColumns}
    </Button>
  );
}

export const hasMoved = (error: ApiError | null): boolean => error?.code === 'market_data.data_moved';
