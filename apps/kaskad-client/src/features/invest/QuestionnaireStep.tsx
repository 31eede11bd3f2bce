import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { useIdempotencyKey } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { Form, RadioGroup } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NetWorth } from './AmountStep.tsx';
import type { StepProps } from './invest.model.ts';
import { investTexts } from './invest.texts.ts';
import { StepActions } from './StepActions.tsx';

const texts = investTexts.questionnaire;

type Profile = OperationOutput<'getInvestorProfile'>;

const isDone = (test: Profile['knowledge']) => test !== null && parisToday() < test.valid_until;

/** The knowledge test and the simulation of losses; those still valid are not taken again. */
export function QuestionnaireStep(props: StepProps) {
  const { queries } = useServices();
  const profile = useQuery(queries.query('getInvestorProfile'));
  return (
    <QueryView
      failedTitle={texts.profileFailed}
      query={profile}
      skeleton={<Skeleton height="2.4rem" lines={5} />}
    >
      {(data) => <Questionnaire {...props} profile={data} />}
    </QueryView>
  );
}

function Questionnaire({
  profile,
  netWorth,
  setNetWorth,
  next,
  previous,
}: StepProps & { readonly profile: Profile }) {
  const { queries, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const take = useSending(queries.mutation('takeInvestorTest', { invalidates: ['getRound'] }));
  const record = (body: { kind: 'knowledge' | 'losses'; choices?: number[] }) =>
    take.send(
      { body, idempotencyKey: keyOf(body) },
      {
        onSuccess: (after) => {
          queryClient.setQueryData(queries.query('getInvestorProfile').queryKey, after);
          toast.success(texts.done);
        },
        onError: (error) =>
          toast.error(error.status === 0 ? investTexts.documents.sendFailed : error.message),
      },
    );
  const hasKnowledge = isDone(profile.knowledge);
  const hasLosses = isDone(profile.losses);
  const isAnswered = profile.questions.every(({ id }) => choices[id] !== undefined);
  return (
    <Form aria-label={investTexts.steps.questionnaire} onSubmit={next}>
      {hasKnowledge ? (
        profile.knowledge?.has_passed === true ? (
          <Banner tone="success">{texts.passedTest}</Banner>
        ) : null
      ) : (
        <>
          <h3>{texts.knowledge}</h3>
          {profile.questions.map(({ id, question, options }) => (
            <RadioGroup
              key={id}
              label={question}
              onChange={(chosen) => setChoices({ ...choices, [id]: chosen })}
              options={options.map((label, index) => ({ value: String(index), label }))}
              value={choices[id] ?? null}
            />
          ))}
          <div>
            <Button
              isChange
              isDisabled={!isAnswered}
              isPending={take.isPending}
              onPress={() =>
                record({
                  kind: 'knowledge',
                  choices: profile.questions.map(({ id }) => Number(choices[id])),
                })
              }
              variant="ghost"
            >
              {texts.submitKnowledge}
            </Button>
          </div>
        </>
      )}
      {profile.knowledge?.has_passed === false ? <Banner tone="warning">{texts.failedTest}</Banner> : null}
      {hasLosses ? (
        <Banner tone="success">{texts.lossesDone}</Banner>
      ) : (
        <>
          <h3>{texts.losses}</h3>
          <NetWorth netWorth={netWorth} setNetWorth={setNetWorth} />
          <div>
            <Button
              isChange
              isDisabled={netWorth === ''}
              isPending={take.isPending}
              onPress={() => record({ kind: 'losses' })}
              variant="ghost"
            >
              {texts.submitLosses}
            </Button>
          </div>
        </>
      )}
      <NotDone hasKnowledge={hasKnowledge} hasLosses={hasLosses} />
      <StepActions isDisabled={!(hasKnowledge && hasLosses)} previous={previous} />
    </Form>
  );
}

interface NotDoneProps {
  readonly hasKnowledge: boolean;
  readonly hasLosses: boolean;
}

/** What is still to be done before the next step. */
function NotDone({ hasKnowledge, hasLosses }: NotDoneProps) {
  if (hasKnowledge && hasLosses) return null;
  const text = hasKnowledge ? texts.lossesNotDone : hasLosses ? texts.knowledgeNotDone : texts.notDone;
  return <p className="muted">{text}</p>;
}
