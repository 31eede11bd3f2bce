import type { OperationOutput } from '@repo/api-sdk';
import { parisToday } from '@repo/client/clock';
import { formatLongDateTime, formatNumericDate } from '@repo/domain/format';
import { formatUnits, kaskadTexts, positionOn, readDay, readPlans } from '@repo/domain/kaskad';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { StatusBadge } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { Timeline } from '@repo/ui/timeline';
import { originTexts } from '../../shared/kaskad/kaskad.texts.ts';
import { claimStateTones, grantStatusTones } from '../../shared/kaskad/kaskad-tones.ts';
import { TrancheTable } from '../../shared/kaskad/TrancheTable.tsx';
import { shareText, shownUnits } from '../../shared/kaskad/units.ts';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { paths } from '../../shared/paths.ts';
import { GrantActions } from './GrantActions.tsx';
import { grantDates } from './grants.model.ts';
import { grantsTexts as texts } from './grants.texts.ts';

type Detail = OperationOutput<'getIssuedGrant'>;

/** A grant: its figures today, its tranches, its versions and its claims. */
export function GrantDetail({ data }: { readonly data: Detail }) {
  const { grant, owner } = data;
  const { decimals } = grant.class;
  const plans = readPlans(grant, decimals);
  const tgeDay = readDay(grant.tge_day);
  const { status, total } = positionOn(grant, parisToday());
  return (
    <>
      <div>
        <Cluster gap={8}>
          <StatusBadge labels={kaskadTexts.grant} status={status} tones={grantStatusTones} />
          <span className="nowrap">{grant.reference}</span>
        </Cluster>
        <p className={styles.muted}>
          {owner.name} · {formatUnits(total, grant.class)}
        </p>
      </div>
      <GrantActions data={data} />
      <Figures data={data} />
      <PanelSection title={texts.acquisition}>
        <TrancheTable
          label={texts.acquisitionTable}
          plan={plans.acquisition}
          tgeDay={tgeDay}
          unit={grant.class}
        />
      </PanelSection>
      {plans.unlock === null ? null : (
        <PanelSection title={texts.unlock}>
          <TrancheTable label={texts.unlockTable} plan={plans.unlock} tgeDay={tgeDay} unit={grant.class} />
        </PanelSection>
      )}
      <Versions versions={data.versions} />
      <Claims data={data} />
    </>
  );
}

function Figures({ data: { grant, owner } }: { readonly data: Detail }) {
  const position = positionOn(grant, parisToday());
  const { total, next } = position;
  const dates = grantDates(grant);
  const shown = (units: bigint) => formatUnits(units, grant.class);
  const ofTotal = (units: bigint) => texts.ofTotal(shown(units), shareText(units, total));
  return (
    <PanelSection title={texts.figures}>
      <DefinitionList
        items={[
          { term: texts.columns.total, value: shown(total) },
          { term: texts.acquired, value: ofTotal(position.acquired) },
          { term: texts.columns.unlocked, value: ofTotal(position.unlocked) },
          { term: texts.columns.claimed, value: ofTotal(position.claimed) },
          { term: texts.pending, value: shown(position.pending) },
          { term: texts.claimable, value: shown(position.claimable) },
          {
            term: texts.next,
            value:
              next === null ? texts.noNext : texts.nextOn(shown(next.units), formatNumericDate(next.day)),
          },
          { term: texts.columns.start, value: dates.start },
          { term: texts.columns.cliff, value: dates.cliff },
          { term: texts.columns.end, value: dates.end },
          { term: texts.origin, value: originTexts[grant.origin] },
          { term: texts.grantedOn, value: formatNumericDate(grant.granted_on) },
          { term: texts.email, value: owner.email },
          ...(grant.canceled_on === null
            ? []
            : [{ term: texts.canceledOn, value: formatNumericDate(grant.canceled_on) }]),
        ]}
      />
    </PanelSection>
  );
}

function Versions({ versions }: Pick<Detail, 'versions'>) {
  return (
    <PanelSection title={texts.versions}>
      <Timeline
        items={versions.map(({ number, change, from, reason, at, by }) => ({
          id: String(number),
          title: texts.versionTitle(number, texts.changes[change], from && formatNumericDate(from)),
          detail: (
            <>
              {texts.versionOf(by, formatLongDateTime(at))}
              {reason === '' ? null : <p>{reason}</p>}
            </>
          ),
        }))}
      />
    </PanelSection>
  );
}

function Claims({ data: { claims, grant } }: { readonly data: Detail }) {
  if (claims.length === 0) {
    return (
      <PanelSection title={texts.claims}>
        <p className={styles.muted}>{texts.noClaim}</p>
      </PanelSection>
    );
  }
  return (
    <PanelSection title={texts.claims}>
      <DefinitionList
        items={claims.map(({ id, units, state, requested_at: at }) => ({
          term: formatNumericDate(at),
          value: (
            <Cluster gap={8}>
              <TextLink aria-label={texts.openClaim(shownUnits(units, grant.class))} href={paths.claim(id)}>
                {shownUnits(units, grant.class)}
              </TextLink>
              <StatusBadge labels={kaskadTexts.claim} look="plain" status={state} tones={claimStateTones} />
            </Cluster>
          ),
        }))}
      />
    </PanelSection>
  );
}
