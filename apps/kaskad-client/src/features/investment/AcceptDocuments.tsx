import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { CheckboxField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { useState } from 'react';
import { RoundDocumentButton } from '../../shared/RoundDocumentButton.tsx';
import type { InvestmentDetail } from '../../shared/rounds.model.ts';
import { investmentTexts } from './investment.texts.ts';
import { useStep } from './use-step.ts';

const texts = investmentTexts.accept;

/** New versions of documents, each accepted after it was opened. */
export function AcceptDocuments({ detail }: { readonly detail: InvestmentDetail }) {
  const { queries } = useServices();
  const { investment, to_accept } = detail;
  const step = useStep();
  const keyOf = useIdempotencyKey();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const accept = useSending(queries.mutation('acceptRoundDocuments', { invalidates: [] }));
  const path = { id: investment.id };
  const body = { version: investment.version, accepted_documents: to_accept.map(({ id }) => id) };
  return (
    <>
      <p>{texts.text}</p>
      {to_accept.map(({ id, title, version }) => (
        <Stack gap={8} key={id}>
          <RoundDocumentButton
            documentId={id}
            label={texts.read(title, version)}
            onOpened={() => setOpened([...opened, id])}
            roundId={investment.round.id}
          />
          <CheckboxField
            isDisabled={!opened.includes(id)}
            isSelected={accepted.includes(id)}
            onChange={(isOn) => setAccepted(isOn ? [...accepted, id] : accepted.filter((one) => one !== id))}
          >
            {texts.box(title, version)}
          </CheckboxField>
        </Stack>
      ))}
      <div>
        <Button
          isChange
          isDisabled={!to_accept.every(({ id }) => accepted.includes(id))}
          isPending={accept.isPending}
          onPress={() =>
            accept.send(
              { path, body, idempotencyKey: keyOf({ path, body }) },
              { onSuccess: (after) => step.done(after, texts.done), onError: step.failed },
            )
          }
        >
          {texts.submit}
        </Button>
      </div>
    </>
  );
}
