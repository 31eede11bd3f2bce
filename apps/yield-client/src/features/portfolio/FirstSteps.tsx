import type { components } from '@repo/api-sdk';
import { ownerStepOf } from '@repo/domain/contract-status';
import { LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Stack } from '@repo/ui/layout';
import { Timeline, type TimelineItem } from '@repo/ui/timeline';
import { contractName } from '../../shared/contract-name.ts';
import { paths } from '../../shared/paths.ts';
import { firstStepsTexts as texts } from './todo.texts.ts';

type Contract = components['schemas']['Contract'];

/** In the place of empty charts: what leads to a first investment, with the button of the next step. */
export function FirstSteps({ contracts }: { readonly contracts: readonly Contract[] }) {
  const pending = contracts.find((contract) => ownerStepOf(contract, contract.proof_refusal) === 'sign');
  return (
    <Card title={texts.title}>
      <Stack gap={20}>
        <p className="muted">{texts.intro}</p>
        <Timeline items={stepsOf(pending)} look="chain" />
        <div>
          {pending === undefined ? (
            <LinkButton href={paths.products}>{texts.discover}</LinkButton>
          ) : (
            <LinkButton href={paths.resumption(pending.strategy_id, pending.id)} isChange>
              {texts.sign}
            </LinkButton>
          )}
        </div>
      </Stack>
    </Card>
  );
}

/** The page is open to verified clients alone. */
function stepsOf(pending: Contract | undefined): TimelineItem[] {
  const { identity, choose, sign, pay } = texts.steps;
  return [
    { id: 'identity', title: identity.title, detail: identity.done, state: 'done' },
    pending === undefined
      ? { id: 'choose', title: choose.title, detail: choose.todo, state: 'current' }
      : { id: 'choose', title: choose.title, detail: choose.done(contractName(pending)), state: 'done' },
    pending === undefined
      ? { id: 'sign', title: sign.title, detail: sign.todo, state: 'todo' }
      : { id: 'sign', title: sign.title, detail: sign.current, state: 'current' },
    { id: 'pay', title: pay.title, detail: pay.todo, state: 'todo' },
  ];
}
