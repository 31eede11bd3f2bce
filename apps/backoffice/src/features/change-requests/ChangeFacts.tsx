import type { components } from '@repo/api-sdk';
import { now } from '@repo/client/clock';
import { FileLink } from '@repo/client/file-link';
import { addressOf } from '@repo/client/staff-address';
import { formatElapsed, formatLongDateTime, formatNumericDateTime } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import type { ReactNode } from 'react';
import { ScanBadge } from '../../shared/documents/ScanBadge.tsx';
import { paths } from '../../shared/paths.ts';
import { changeRequestsTexts as texts } from './change-requests.texts.ts';

/** The maker, their reason, the warnings that they accepted, and the end of the request. */
export function ChangeFacts({ request }: { readonly request: components['schemas']['ChangeRequest'] }) {
  const { maker, created_at: createdAt, warnings } = request;
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
          { term: texts.subject, value: subjectLink(request) },
        ]}
      />
      {warnings.length === 0 ? null : (
        <Banner title={texts.warnings[request.state === 'pending' ? 'pending' : 'decided']} tone="warning">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Banner>
      )}
    </Stack>
  );
}

function Files({ files }: Pick<components['schemas']['ChangeRequest'], 'files'>) {
  return files.map(({ id, name, url, scan }) => (
    <span key={id}>
      <FileLink href={url}>{name}</FileLink> <ScanBadge scan={scan} />
    </span>
  ));
}

function subjectLink({
  subject_type: type,
  subject_id: id,
  kind,
}: components['schemas']['ChangeRequest']): ReactNode {
  const links: Readonly<Record<typeof type, string>> = {
    // The letter that is decided is among them.
    contract:
      kind === 'contract.renounce' ? addressOf(paths.contract(id), { tab: 'documents' }) : paths.contract(id),
    payout: paths.payout(id),
    receipt: paths.receipts,
    strategy: paths.product(id),
    // A file holds values of several days: its list.
    import: kind.startsWith('fx.') ? paths.fxRates : paths.navsList,
    parameter: paths.parameters,
    account: paths.receipts,
    entry: paths.journal,
    rate: paths.fxRates,
    nav: paths.navsList,
    user: paths.user(id),
    grant: paths.grant(id),
    claim: paths.claim(id),
    investment: paths.kaskadInvestment(id),
    round: kind === 'allotment.publish' ? paths.allotment(id) : paths.round(id),
    issuer: paths.issuer(id),
    unit_class: paths.tokenClasses,
  };
  const words = type === 'import' ? (kind.startsWith('fx.') ? 'rate' : 'nav') : type;
  return <TextLink href={links[type]}>{texts.openSubject[words]}</TextLink>;
}
