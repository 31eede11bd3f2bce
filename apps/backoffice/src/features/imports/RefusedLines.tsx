import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { Button } from '@repo/ui/button';
import { DataTable } from '@repo/ui/data-table';
import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import type { Preview } from './imports.model.ts';
import { importsTexts as texts } from './imports.texts.ts';

/** What is refused, in words that say how to correct it, and the same lines as a file. */
export function RefusedLines({
  preview: { id, errors, has_refused: hasRefused },
}: {
  readonly preview: Preview;
}) {
  const { api } = useServices();
  const { start, isPending } = useDownload(() => api.download('downloadRefusedLines', { path: { id } }), {
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
        title={texts.errorsTitle(errors.length)}
        tone="error"
      >
        {texts.errorsHelp} {hasRefused ? texts.refusedHelp : null}
      </Banner>
      <LineNotes header={texts.problem} label={texts.errors} notes={errors} />
    </>
  );
}

/** What has nothing to import, and why. */
export function IgnoredLines({ notes }: Pick<LineNotesProps, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <Stack gap={8}>
      <h3>{texts.ignoredTitle}</h3>
      <LineNotes header={texts.why} label={texts.ignoredTitle} notes={notes} />
    </Stack>
  );
}

interface LineNotesProps {
  readonly label: string;
  readonly header: string;
  readonly notes: Preview['errors'];
}

/** Lines of the file, each with a sentence about it. */
function LineNotes({ label, header, notes }: LineNotesProps) {
  return (
    <DataTable
      columns={[
        { id: 'line', header: texts.line, isRowName: true, cell: ({ line }) => `${texts.line} ${line}` },
        { id: 'message', header, cell: ({ message }) => message },
      ]}
      label={label}
      rowId={(row) => `${row.line}:${row.message}`}
      rows={notes}
    />
  );
}
