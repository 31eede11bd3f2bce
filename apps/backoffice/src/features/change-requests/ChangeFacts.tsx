import type { components } from '@repo/api-sdk';
import { now } from '@repo/client/clock';
import { formatElapsed, formatLongDateTime, formatNumericDateTime } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { paths } from '../../shared/paths.ts';
import { changeRequestsTexts as texts } from './change-requests.texts.ts';

/** The maker, their reason, the warnings that they accepted, and the end of the request. */
export function ChangeFacts({ request }: { readonly request: components['schemas']['ChangeRequest'] }) {
  const { maker, created_at: createdAt, warnings } = request;
  const subject = subjectLink(request);
  return (
    <Stack gap={16}>
      <DefinitionList
        items={[
          { term: texts.reason, value: request.reason },
          {
            term: texts.maker,
            value: (
              <time dateTime={createdAt} title={formatLongDateTime(createdAt)}>
                {texts.made(maker, formatElapsed(createdAt, now()))}
              </time>
            ),
          },
          ...(request.files.length === 0
            ? []
            : [{ term: texts.files, value: <Files files={request.files} /> }]),
          ...(request.state === 'pending'
            ? [{ term: texts.expires, value: formatNumericDateTime(request.expires_at) }]
            : []),
          ...(subject === null ? [] : [{ term: texts.subject, value: subject }]),
        ]}
      />
      {warnings.length === 0 ? null : (
        <Banner title={texts.warningsOf(maker)} tone="warning">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Banner>
      )}
    </Stack>
  );
}

function Files({ files }: Pick<components['schemas']['ChangeRequest'], 'files'>) {
  return files.map(({ id, name, url }) => (
    <TextLink href={url} key={id} rel="noreferrer" target="_blank">
      {name}
    </TextLink>
  ));
}

function subjectLink({ subject_type: type, subject_id: id }: components['schemas']['ChangeRequest']) {
  if (type === 'parameter') return <TextLink href={paths.parameters}>{texts.openSubject.parameter}</TextLink>;
  if (type === 'account') return <TextLink href={paths.receipts}>{texts.openSubject.account}</TextLink>;
  if (type === 'entry') return <TextLink href={paths.journal}>{texts.openSubject.entry}</TextLink>;
  if (type === 'nav') return <TextLink href={paths.navsList}>{texts.openSubject.nav}</TextLink>;
  if (type === 'rate') return <TextLink href={paths.fxRates}>{texts.openSubject.rate}</TextLink>;
  if (type !== 'contract' && type !== 'payout') return null;
  return <TextLink href={paths[type](id)}>{texts.openSubject[type]}</TextLink>;
}
