import { useServices } from '@repo/auth';
import { Stack } from '@repo/ui/layout';
import { LineNotes, RefusedLines } from '../../shared/RefusedLines.tsx';
import type { Preview } from './imports.model.ts';
import { importsTexts as texts } from './imports.texts.ts';

interface PreviewLinesProps {
  readonly preview: Preview;
}

/** What is refused, and where its file is. */
export function PreviewErrors({ preview: { id, errors, has_refused: hasRefused } }: PreviewLinesProps) {
  const { api } = useServices();
  return (
    <RefusedLines
      download={hasRefused ? () => api.download('downloadRefusedLines', { path: { id } }) : null}
      help={
        <>
          {texts.errorsHelp} {hasRefused ? texts.refusedHelp : null}
        </>
      }
      lines={errors}
    />
  );
}

/** What has nothing to import, and why. */
export function IgnoredLines({ preview: { ignored } }: PreviewLinesProps) {
  if (ignored.length === 0) return null;
  return (
    <Stack gap={8}>
      <h3>{texts.ignoredTitle}</h3>
      <LineNotes header={texts.why} label={texts.ignoredTitle} notes={ignored} />
    </Stack>
  );
}
