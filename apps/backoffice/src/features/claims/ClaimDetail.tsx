import type { OperationOutput } from '@repo/api-sdk';
import { parisToday } from '@repo/client/clock';
import { formatAddress, formatLongDateTime } from '@repo/domain/format';
import { formatUnits, kaskadTexts, positionOn } from '@repo/domain/kaskad';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { StatusBadge } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { explorerUrl } from '../../shared/explorer-url.ts';
import { claimStateTones } from '../../shared/kaskad/kaskad-tones.ts';
import { shownUnits } from '../../shared/kaskad/units.ts';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { paths } from '../../shared/paths.ts';
import { networkTexts } from '../../shared/shared.texts.ts';
import { ClaimActions } from './ClaimActions.tsx';
import { claimsTexts as texts } from './claims.texts.ts';

type Detail = OperationOutput<'getClaim'>;

/** A claim: its units, where they go, and the grant that it is taken from. */
export function ClaimDetail({ data }: { readonly data: Detail }) {
  const { claim, owner, class: unit } = data.row;
  return (
    <>
      <div>
        <Cluster gap={8}>
          <StatusBadge labels={kaskadTexts.claim} status={claim.state} tones={claimStateTones} />
        </Cluster>
        <p className={styles.muted}>
          {owner.name} · {shownUnits(claim.units, unit)}
        </p>
      </div>
      <ClaimActions data={data} />
      <PanelSection title={texts.details}>
        <DefinitionList
          items={[
            { term: texts.columns.requested, value: formatLongDateTime(claim.requested_at) },
            { term: texts.email, value: owner.email },
            ...(claim.decided_at === null
              ? []
              : [{ term: texts.decidedAt, value: formatLongDateTime(claim.decided_at) }]),
            ...(claim.reason === null ? [] : [{ term: texts.reason, value: claim.reason }]),
          ]}
        />
      </PanelSection>
      <Wallet claim={claim} />
      <OfGrant data={data} />
    </>
  );
}

function Wallet({ claim: { wallet, txid } }: Pick<Detail['row'], 'claim'>) {
  const url = txid === null ? null : explorerUrl(txid, wallet.network);
  return (
    <PanelSection title={texts.walletTitle}>
      <DefinitionList
        items={[
          { term: texts.walletLabel, value: wallet.label },
          { term: texts.network, value: networkTexts[wallet.network] },
          {
            term: texts.address,
            value: <span className={styles.hash}>{formatAddress(wallet.address)}</span>,
          },
          ...(txid === null
            ? []
            : [
                {
                  term: texts.txid,
                  value: (
                    <span className={styles.value}>
                      <span className={styles.hash}>{txid}</span>
                      {url === null ? null : (
                        <TextLink href={url} rel="noreferrer" target="_blank">
                          {texts.openTransaction}
                        </TextLink>
                      )}
                    </span>
                  ),
                },
              ]),
        ]}
      />
    </PanelSection>
  );
}

function OfGrant({ data: { row, grant } }: { readonly data: Detail }) {
  const position = positionOn(grant, parisToday());
  const shown = (units: bigint) => formatUnits(units, grant.class);
  return (
    <PanelSection title={texts.grantTitle}>
      <DefinitionList
        items={[
          {
            term: texts.grant,
            value: <TextLink href={paths.grant(row.grant_id)}>{row.grant_reference}</TextLink>,
          },
          { term: texts.unlocked, value: shown(position.unlocked) },
          { term: texts.claimed, value: shown(position.claimed) },
          { term: texts.pending, value: shown(position.pending) },
          { term: texts.claimable, value: shown(position.claimable) },
        ]}
      />
    </PanelSection>
  );
}
