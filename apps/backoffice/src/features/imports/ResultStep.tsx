import type { OperationOutput } from '@repo/api-sdk';
import { Button, LinkButton, TextLink } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { paths } from '../../shared/paths.ts';
import { Counts } from './Counts.tsx';
import { importsTexts as texts } from './imports.texts.ts';

export interface ResultStepProps {
  readonly result: OperationOutput<'commitImport'>;
  readonly back: { readonly href: string; readonly label: string };
  readonly onRestart: () => void;
}

/** Step 4: the result, or who has to approve it. */
export function ResultStep({ result, back, onRestart }: ResultStepProps) {
  const held = result.pending_change;
  return (
    <Stack gap={20}>
      {held === null ? (
        <Banner isLive title={texts.doneTitle} tone="success" />
      ) : (
        <Banner
          action={<TextLink href={paths.changeRequest(held.id)}>{texts.openRequest}</TextLink>}
          isLive
          title={texts.heldTitle}
          tone="warning"
        >
          {texts.heldHelp}
        </Banner>
      )}
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
