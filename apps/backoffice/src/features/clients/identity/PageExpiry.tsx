import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { isIsoDay } from '@repo/domain/dates';
import { formatNumericDate } from '@repo/domain/format';
import { type DatedDocument, expiryStepOf, kbisLastDay } from '@repo/domain/kyc';
import { runChecks } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { DateField } from '@repo/ui/date-field';
import { DefinitionList } from '@repo/ui/definition-list';
import { StatusBadge, type StatusTone } from '@repo/ui/feedback';
import { Form } from '@repo/ui/fields';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import type { DocumentExpiry } from './identity.model.ts';
import { useIdentityChange } from './identity.queries.ts';
import { identityTexts as texts } from './identity.texts.ts';

interface PageExpiryProps {
  readonly clientId: string;
  readonly fileId: string;
  readonly document: DatedDocument;
  readonly expiry: DocumentExpiry | null;
}

const tones: Readonly<Record<keyof typeof texts.expirySteps, StatusTone>> = {
  none: 'positive',
  soon: 'warning',
  expired: 'negative',
};

/** Until which day the document is good, as staff read it: the day that it bears, or three months after that of a KBIS. */
export function PageExpiry(props: PageExpiryProps) {
  const { document, expiry } = props;
  return (
    <>
      <DefinitionList
        items={[{ term: texts.lastDay, value: expiry === null ? texts.noDay : <Shown expiry={expiry} /> }]}
        look="stacked"
      />
      <ExpiryForm {...props} key={`${document} ${expiry?.last_day}`} />
    </>
  );
}

function Shown({ expiry: { last_day: day, step } }: { readonly expiry: DocumentExpiry }) {
  return (
    <Cluster gap={8}>
      {formatNumericDate(day)}
      <StatusBadge labels={texts.expirySteps} look="plain" status={step ?? 'none'} tones={tones} />
    </Cluster>
  );
}

function lastDayOf(document: DatedDocument, typed: string | null) {
  if (typed === null || !isIsoDay(typed)) return null;
  return document === 'kbis' ? kbisLastDay(typed) : typed;
}

function ExpiryForm({ clientId, fileId, document, expiry }: PageExpiryProps) {
  const { api } = useServices();
  const change = useIdentityChange();
  const keyOf = useIdempotencyKey();
  const isKbis = document === 'kbis';
  const today = parisToday();
  const save = (lastDay: string | null) => {
    const body = { document, file_id: fileId, last_day: lastDay };
    const input = { path: { id: clientId }, body, idempotencyKey: keyOf([body, expiry]) };
    return change(api.call('setDocumentExpiry', input));
  };
  const { values, field, submit, isPending, failure } = useCheckedForm<{ readonly day: string | null }>({
    initial: { day: isKbis ? null : (expiry?.last_day ?? null) },
    validate: (typed) =>
      runChecks(
        [
          { field: 'day', message: texts.missingDay, holds: ({ day }) => day !== null },
          {
            field: 'day',
            message: texts.futureDay,
            holds: ({ day }) => !isKbis || day === null || day <= today,
          },
        ],
        typed,
      ),
    send: async ({ day }) => {
      await save(lastDayOf(document, day));
      toast.success(texts.daySaved);
    },
  });
  const removal = useSending<unknown>({
    mutationFn: () => save(null),
    onSuccess: () => toast.success(texts.dayRemoved),
    onError: (error) => toast.error(error.message),
  });
  const lastDay = lastDayOf(document, values.day);
  const hint =
    isKbis && lastDay !== null ? hintOf(lastDay, expiryStepOf(lastDay, today) === 'expired') : null;
  return (
    <Form aria-label={texts.lastDay} isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <DateField
        {...field('day')}
        description={isKbis ? (hint ?? texts.issuedHelp) : undefined}
        label={isKbis ? texts.issuedOn : texts.validUntil}
      />
      <Cluster gap={8}>
        <Button isPending={isPending} size="sm" type="submit" variant="ghost">
          {texts.saveDay}
        </Button>
        {expiry === null ? null : (
          <Button isPending={removal.isPending} onPress={() => removal.send()} size="sm" variant="quiet">
            {texts.removeDay}
          </Button>
        )}
      </Cluster>
    </Form>
  );
}

const hintOf = (lastDay: string, isOver: boolean) =>
  (isOver ? texts.tooOld : texts.goodUntil)(formatNumericDate(lastDay));
