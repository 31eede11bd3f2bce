import { formatLongDateTime } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Stack } from '@repo/ui/layout';
import styles from './fundraising.module.css';
import { type StaffRound, shownUnits } from './rounds.model.ts';
import { roundTexts as texts } from './rounds.texts.ts';

/** The published allotment; nothing before. */
export function RoundAllotment({ round: { allotment } }: { readonly round: StaffRound }) {
  if (allotment === null) return null;
  return (
    <Card title={texts.allotment}>
      <Stack gap={8}>
        <p className={styles.muted}>
          {texts.allotmentFacts(kaskadTexts.rule[allotment.rule], formatLongDateTime(allotment.published_at))}
        </p>
        {allotment.left > 0 && <output>{texts.allotmentLeft(allotment.left)}</output>}
        <DefinitionList
          items={[
            { term: texts.demand, value: shownUnits(allotment.demand) },
            { term: texts.allotted, value: shownUnits(allotment.allotted) },
            { term: texts.investors, value: shownUnits(String(allotment.investors)) },
          ]}
        />
      </Stack>
    </Card>
  );
}
