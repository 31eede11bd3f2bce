import { invalidate } from '@repo/api-sdk';
import { dropTabDraft, useServices } from '@repo/auth';
import { FormAlert } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { parseUnits } from '@repo/domain/kaskad';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner } from '@repo/ui/feedback';
import { CheckboxField, Form, RadioGroup } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { RoundDocumentButton } from '../../shared/RoundDocumentButton.tsx';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { formatRoundUnits } from '../../shared/use-amounts.ts';
import { dueLines, dueOf, idsOf, isWarned, keyOfAttempt, type StepProps } from './invest.model.ts';
import { investTexts } from './invest.texts.ts';
import { StepActions } from './StepActions.tsx';

const texts = investTexts.documents;

/** Each document opened and accepted, the risks, the warning where it is required; then the submission. */
export function DocumentsStep({ detail, draft, update, netWorth, previous, draftName }: StepProps) {
  const { queries, queryClient } = useServices();
  const navigate = useNavigate();
  const { round, documents, payment_assets } = detail;
  const units = parseUnits(draft.units, 0) ?? 0n;
  const hasWarning = isWarned(dueOf(units, detail).cost, detail, netWorth);
  const asset = payment_assets.find((one) => one === draft.asset);
  const accepted = idsOf(draft.accepted);
  const invest = useSending(queries.mutation('invest', { invalidates: [] }));
  const isWarningDone = !hasWarning || (draft.hasReadWarning && draft.canLose === 'yes');
  const isReady =
    asset !== undefined &&
    documents.every(({ id }) => accepted.includes(id)) &&
    draft.hasAcceptedRisks &&
    isWarningDone;
  const submit = () => {
    if (!isReady || invest.isSuccess) return;
    const body = {
      units: draft.units,
      payment_asset: asset,
      accepted_documents: documents.map(({ id }) => id),
      accepts_risks: true,
      ...(hasWarning ? { warning: { is_read: true, understands: true } } : {}),
    };
    invest.send(
      { path: { id: round.id }, body, idempotencyKey: keyOfAttempt(round.id, draft) },
      {
        onSuccess: ({ investment }) => {
          dropTabDraft(draftName);
          void invalidate(queryClient, 'listInvestments', 'listRounds', 'getRound', 'getKaskadDashboard');
          toast.success(texts.done);
          void navigate(paths.investment(investment.id), { replace: true });
        },
        // A newer version of a document, or a round that closed.
        onError: ({ status }) => status !== 0 && void invalidate(queryClient, 'getRound'),
      },
    );
  };
  const { error } = invest;
  return (
    <Form aria-label={investTexts.steps.documents} isPending={invest.isPending} onSubmit={submit}>
      <FormAlert message={error === null ? null : error.status === 0 ? texts.sendFailed : error.message} />
      <DefinitionList
        items={[
          {
            term: investTexts.amount.units,
            value: formatRoundUnits(units, round.instrument),
          },
          ...dueLines(units, detail),
          ...(asset === undefined
            ? []
            : [{ term: investTexts.payment.asset, value: roundsTexts.asset[asset] }]),
        ]}
      />
      <Documents detail={detail} draft={draft} update={update} />
      <CheckboxField
        isSelected={draft.hasAcceptedRisks}
        onChange={(hasAcceptedRisks) => update({ hasAcceptedRisks })}
      >
        {texts.risks}
      </CheckboxField>
      {hasWarning ? <Warning draft={draft} update={update} /> : null}
      <StepActions
        isDisabled={!isReady}
        isPending={invest.isPending || invest.isSuccess}
        previous={previous}
        submit={texts.submit}
      />
    </Form>
  );
}

function Documents({ detail, draft, update }: Pick<StepProps, 'detail' | 'draft' | 'update'>) {
  const opened = idsOf(draft.opened);
  const accepted = idsOf(draft.accepted);
  return detail.documents.map(({ id, title, version }) => (
    <Stack gap={8} key={id}>
      <div>
        <RoundDocumentButton
          documentId={id}
          label={texts.read(title, version)}
          onOpened={() => update({ opened: [...new Set([...opened, id])].join(' ') })}
          roundId={detail.round.id}
        />
      </div>
      <CheckboxField
        description={opened.includes(id) ? undefined : texts.readFirst}
        isDisabled={!opened.includes(id)}
        isSelected={accepted.includes(id)}
        onChange={(isOn) =>
          update({ accepted: [...accepted.filter((one) => one !== id), ...(isOn ? [id] : [])].join(' ') })
        }
      >
        {texts.box(title, version)}
      </CheckboxField>
    </Stack>
  ));
}

/** Read, consented to and understood before a large investment. */
function Warning({ draft, update }: Pick<StepProps, 'draft' | 'update'>) {
  return (
    <>
      <Banner title={texts.warningTitle} tone="warning">
        {texts.warning}
      </Banner>
      <CheckboxField
        isSelected={draft.hasReadWarning}
        onChange={(hasReadWarning) => update({ hasReadWarning })}
      >
        {texts.warningRead}
      </CheckboxField>
      <RadioGroup
        error={draft.canLose === 'no' ? texts.wrong : undefined}
        label={texts.question}
        onChange={(canLose) => update({ canLose })}
        options={[
          { value: 'yes', label: texts.yes },
          { value: 'no', label: texts.no },
        ]}
        value={draft.canLose === '' ? null : draft.canLose}
      />
    </>
  );
}
