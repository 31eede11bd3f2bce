import type { OperationOutput } from '@repo/api-sdk';
import { Button, LinkButton } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { Counts } from './Counts.tsx';
import { importsTexts as texts } from './imports.texts.ts';

export interface ResultStepProps {
  readonly result: OperationOutput<'commitImport'>;
  readonly back: { readonly href: string; readonly label: string };
  readonly onRestart: () => void;
}

/** Step 3: the result. */
export function ResultStep({ result, back, onRestart }: ResultStepProps) {
  return (
    <Stack gap={20}>
      <Banner isLive title={texts.doneTitle} tone="success" />
      <Counts counts={result} />
      <FormActions>
        <Button onPress={onRestart} variant="ghost">
          {texts.nextFile}
        </Button>
        <LinkButton href={back.href}>{back.label}</LinkButton>
      </FormActions>
    </Stack>
  );
}
