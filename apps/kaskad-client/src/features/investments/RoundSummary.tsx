import { kaskadTexts } from '@repo/domain/kaskad';
import { LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { StatusBadge } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { paths } from '../../shared/paths.ts';
import { RoundMarks } from '../../shared/RoundMarks.tsx';
import { roundTones } from '../../shared/round-status.ts';
import type { RoundCard as Round } from '../../shared/rounds.model.ts';
import { roundsTexts as texts } from '../../shared/rounds.texts.ts';
import { useRoundLines } from '../../shared/use-round-lines.tsx';

/** A round in the list: how far it is, its goals, its deadline and its price. */
export function RoundSummary({ round }: { readonly round: Round }) {
  const lines = useRoundLines(round);
  const name = texts.project(round.issuer.name, round.name);
  return (
    <Card
      actions={<StatusBadge labels={kaskadTexts.round} status={round.status} tones={roundTones} />}
      title={name}
    >
      <Stack gap={16}>
        <p className="muted">{texts.instrument[round.instrument]}</p>
        <RoundMarks round={round} />
        <DefinitionList items={lines} />
        <div>
          <LinkButton aria-label={texts.openNamed(name)} href={paths.round(round.id)} variant="ghost">
            {texts.open}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
