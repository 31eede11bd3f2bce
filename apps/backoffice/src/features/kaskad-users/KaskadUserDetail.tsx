import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { formatAddress, formatBookAmount, formatLongDateTime } from '@repo/domain/format';
import { formatUnits, kaskadTexts, positionOn } from '@repo/domain/kaskad';
import { Button, TextLink } from '@repo/ui/button';
import { DefinitionList, type DefinitionListProps } from '@repo/ui/definition-list';
import { Badge, StatusBadge } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { shownUnits } from '../../shared/kaskad/units.ts';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { paths } from '../../shared/paths.ts';
import { networkTexts } from '../../shared/shared.texts.ts';
import { KaskadUserAccess } from './KaskadUserAccess.tsx';
import { investedText, type KaskadUser, servicesText } from './kaskad-users.model.ts';
import { kycTexts, kycTones, kaskadUsersTexts as texts } from './kaskad-users.texts.ts';

/** A user of Kaskad: the state of the identity without its images, and what the person holds. */
export function KaskadUserDetail({ data }: { readonly data: KaskadUser }) {
  const { row, investments, grants, claims, wallets } = data;
  const today = parisToday();
  return (
    <>
      <div>
        <Cluster gap={8}>
          <strong>{row.person.name}</strong>
          <StatusBadge labels={kycTexts} status={row.identity} tones={kycTones} />
          {row.locked_at === null ? null : <Badge tone="negative">{texts.access.locked}</Badge>}
        </Cluster>
        <p className={styles.muted}>{row.person.email}</p>
      </div>
      <KaskadUserAccess row={row} />
      {data.can_request_review ? <RequestReview id={row.person.id} /> : null}
      <PanelSection title={texts.details}>
        <DefinitionList
          items={[
            { term: texts.columns.invested, value: investedText(row) },
            { term: texts.columns.services, value: servicesText(row) },
            { term: texts.columns.wallet, value: texts.wallets[row.wallet] },
            {
              term: texts.columns.signedIn,
              value: row.last_sign_in === null ? texts.none : formatLongDateTime(row.last_sign_in),
            },
          ]}
        />
      </PanelSection>
      <Records
        empty={texts.noInvestment}
        items={investments.map(({ id, reference, round, state, due }) => ({
          term: `${round.name} · ${formatBookAmount(due, 'EUR')} · ${kaskadTexts.investment[state]}`,
          value: <TextLink href={paths.kaskadInvestment(id)}>{reference}</TextLink>,
        }))}
        title={texts.investments}
      />
      <Records
        empty={texts.noGrant}
        items={grants.map((grant) => {
          const { status, total } = positionOn(grant, today);
          return {
            term: `${formatUnits(total, grant.class)} · ${kaskadTexts.grant[status]}`,
            value: <TextLink href={paths.grant(grant.id)}>{grant.reference}</TextLink>,
          };
        })}
        title={texts.grants}
      />
      <Records
        empty={texts.noClaim}
        items={claims.map(({ claim, class: unit, grant_reference: reference }) => ({
          term: `${shownUnits(claim.units, unit)} · ${kaskadTexts.claim[claim.state]}`,
          value: <TextLink href={paths.claim(claim.id)}>{reference}</TextLink>,
        }))}
        title={texts.claims}
      />
      <Records
        empty={texts.noWallet}
        items={wallets.map(({ label, network, address }) => ({
          term: `${label} · ${networkTexts[network]}`,
          value: <span className={styles.hash}>{formatAddress(address)}</span>,
        }))}
        title={texts.walletsTitle}
      />
    </>
  );
}

interface RecordsProps extends Pick<DefinitionListProps, 'items'> {
  readonly title: string;
  readonly empty: string;
}

function Records({ title, empty, items }: RecordsProps) {
  return (
    <PanelSection title={title}>
      {items.length === 0 ? <p className={styles.muted}>{empty}</p> : <DefinitionList items={items} />}
    </PanelSection>
  );
}

/** Those who decide identities are not of Kaskad. */
function RequestReview({ id }: { readonly id: string }) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const review = useSending(
    queries.mutation('requestIdentityReview', {
      invalidates: kaskadInvalidates,
      onDone: () => toast.success(texts.reviewRequested),
    }),
  );
  const request = () =>
    review.send(
      { path: { id }, idempotencyKey: keyOf(['review', id]) },
      { onError: (error) => toast.error(error.message) },
    );
  return (
    <div className={styles.actions}>
      <p className={styles.muted}>{texts.reviewHelp}</p>
      <Button isFullWidth isPending={review.isPending} onPress={request}>
        {texts.requestReview}
      </Button>
    </div>
  );
}
