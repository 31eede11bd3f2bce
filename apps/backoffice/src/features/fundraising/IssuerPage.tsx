import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { countryName } from '@repo/domain/countries';
import { Breadcrumbs } from '@repo/ui/breadcrumbs';
import { LinkButton } from '@repo/ui/button';
import { Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { IssuerRecord } from './IssuerRecord.tsx';
import { issuersTexts, issuerTexts as texts } from './issuers.texts.ts';

/** One issuer: where it is paid, and the prices of its classes. */
export function IssuerPage() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const details = useQuery(queries.query('getIssuer', { path: { id } }));
  const issuer = details.data?.issuer;
  const name = issuer?.name ?? screenTexts.issuer;
  return (
    <>
      <title>{name}</title>
      <PageHeader
        actions={<LinkButton href={paths.capTable(id)}>{issuersTexts.capTable}</LinkButton>}
        eyebrow={
          <Breadcrumbs
            current={name}
            parents={[
              { label: screenTexts.kaskadFundraising, href: paths.kaskadFundraising },
              { label: screenTexts.issuers, href: paths.issuers },
            ]}
          />
        }
        subtitle={
          issuer === undefined
            ? undefined
            : texts.facts(issuer.registration_number, countryName(issuer.country) ?? issuer.country)
        }
        title={name}
      />
      <QueryView failedTitle={texts.failed} query={details} skeleton={<Skeleton height="2.2rem" lines={9} />}>
        {(data) => <IssuerRecord details={data} key={id} />}
      </QueryView>
    </>
  );
}
