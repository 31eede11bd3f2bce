import type { OperationOutput } from '@repo/api-sdk';
import { addressOf } from '@repo/client/staff-address';
import { clientTexts } from '@repo/domain/clients';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Figure } from '@repo/ui/figure';
import { paths } from '../../shared/paths.ts';
import styles from './own-clients.module.css';
import { homeTexts as texts } from './own-clients.texts.ts';

type Stages = OperationOutput<'getMyPortfolio'>['stages'];

/** How many clients are at each stage: computed from facts, so nothing is dragged. Each opens its clients. */
export function Pipeline({ stages }: { readonly stages: Stages }) {
  return (
    <ol aria-label={texts.pipeline} className={styles.stages}>
      {stages.map(({ stage, clients }) => (
        <li key={stage}>
          <Card>
            <Figure
              amount={String(clients)}
              label={clientTexts.stage[stage]}
              note={
                <TextLink
                  aria-label={texts.openStage(clientTexts.stage[stage])}
                  href={addressOf(paths.commercialClients, { stage })}
                >
                  {texts.open}
                </TextLink>
              }
            />
          </Card>
        </li>
      ))}
    </ol>
  );
}
