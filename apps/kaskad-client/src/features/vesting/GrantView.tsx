import type { IsoDay } from '@repo/domain/dates';
import { formatLongDate } from '@repo/domain/format';
import { type GrantStatus, kaskadTexts, totalOf } from '@repo/domain/kaskad';
import { StatusBadge, type StatusTone } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { useMemo, useState } from 'react';
import { type GrantDetail, type ReadGrant, readGrant } from '../../shared/grants.model.ts';
import { grantsTexts } from '../../shared/grants.texts.ts';
import { useUnits } from '../../shared/use-units.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { ClaimsCard } from './ClaimsCard.tsx';
import { GrantDownload } from './GrantDownload.tsx';
import { GrantFigures } from './GrantFigures.tsx';
import { TranchesCard } from './TranchesCard.tsx';
import { UnlocksCard } from './UnlocksCard.tsx';
import { VersionsCard } from './VersionsCard.tsx';
import styles from './vesting.module.css';
import { vestingTexts as texts } from './vesting.texts.ts';

const tones: Readonly<Record<GrantStatus, StatusTone>> = {
  upcoming: 'neutral',
  cliff: 'neutral',
  running: 'accent',
  acquired: 'positive',
  done: 'positive',
  suspended: 'warning',
  canceled: 'negative',
};

interface GrantViewProps {
  readonly detail: GrantDetail;
  readonly today: IsoDay;
}

/** One grant. The chart, the table and the explanation are of one day; the figures at the top of today. */
export function GrantView({ detail, today }: GrantViewProps) {
  const grant = useMemo(() => readGrant(detail.grant), [detail.grant]);
  const [day, setDay] = useState(today);
  const [isClaiming, setClaiming] = useState(false);
  const position = grant.positionOn(today);
  const claim = () => setClaiming(true);
  const close = () => setClaiming(false);
  return (
    <Stack gap={20}>
      <Cluster justify="between">
        <Cluster gap={12}>
          <Subtitle grant={grant} />
          <StatusBadge labels={kaskadTexts.grant} status={position.status} tones={tones} />
        </Cluster>
        {/* A calendar without a date to come would be empty. */}
        {position.next === null ? null : <GrantDownload grantId={detail.grant.id} kind="calendar" />}
      </Cluster>
      <GrantFigures grant={grant} onClaim={claim} today={today} />
      <UnlocksCard day={day} grant={grant} onDay={setDay} today={today} />
      <TranchesCard day={day} detail={detail} grant={grant} onClaim={claim} today={today} />
      <ClaimsCard detail={detail} />
      <VersionsCard detail={detail} />
      {isClaiming ? <ClaimDialog detail={detail} grant={grant} onClose={close} today={today} /> : null}
    </Stack>
  );
}

function Subtitle({ grant }: { readonly grant: ReadGrant }) {
  const { granted_on, origin } = grant.wire;
  const { write } = useUnits(grant.unitClass);
  const total = write(totalOf(grant.plans.acquisition));
  return (
    <p className={styles.about}>
      {texts.subtitle(total, formatLongDate(granted_on), grantsTexts.origin[origin])}
    </p>
  );
}
