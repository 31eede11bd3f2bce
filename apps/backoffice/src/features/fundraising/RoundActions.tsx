import type { components } from '@repo/api-sdk';
import { addressOf } from '@repo/client/staff-address';
import { Button, LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Stack } from '@repo/ui/layout';
import { useShortcuts } from '@repo/ui/shortcuts';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import styles from './fundraising.module.css';
import { MoveRoundDialog } from './MoveRoundDialog.tsx';
import type { StaffRound } from './rounds.model.ts';
import { moveTexts, roundTexts as texts } from './rounds.texts.ts';

type Action = components['schemas']['RoundAction'];

const moves = ['submit', 'open', 'extend', 'resume', 'suspend', 'close', 'cancel'] as const;

/** Its units are in the cap table, or never will be. */
const hasEnded = (status: string) => ['issued', 'failed', 'canceled'].includes(status);

/** What its state and the clock of the server allow; nothing but reading while a change awaits a second person. */
export function RoundActions({ round }: { readonly round: StaffRound }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Action | null>(null);
  const { id, issuer, status } = round.round;
  const isHeld = round.pending_change !== null;
  const can = (action: StaffRound['actions'][number]) => !isHeld && round.actions.includes(action);
  const isWhole = round.missing.length === 0;
  const allowed = moves.filter(can);
  useShortcuts('record', [
    {
      keys: 'e',
      label: texts.edit,
      onPress: can('update') ? () => void navigate(paths.editRound(id)) : undefined,
    },
    {
      keys: 'v',
      label: moveTexts.actions.submit,
      onPress: can('submit') ? () => setOpened('submit') : undefined,
    },
  ]);
  return (
    <Card title={texts.actions}>
      <Stack gap={8}>
        {round.submitted_by === null ? null : (
          <p className={styles.muted}>{texts.submittedBy(round.submitted_by.name)}</p>
        )}
        {can('update') ? (
          <LinkButton href={paths.editRound(id)} isFullWidth>
            {texts.edit}
          </LinkButton>
        ) : null}
        {allowed.map((action, place) => (
          <Button
            isFullWidth
            key={action}
            onPress={() => setOpened(action)}
            variant={action === 'cancel' ? 'danger' : place === 0 ? 'primary' : 'ghost'}
          >
            {moveTexts.actions[action]}
          </Button>
        ))}
        {isWhole ? (
          <LinkButton href={paths.allotment(id)} isFullWidth variant={can('allot') ? 'primary' : 'ghost'}>
            {can('allot') ? texts.toAllotment : texts.allotmentOf}
          </LinkButton>
        ) : null}
        <LinkButton
          href={addressOf(paths.capTable(issuer.id), hasEnded(status) || !isWhole ? {} : { round: id })}
          isFullWidth
          variant="ghost"
        >
          {texts.capTable}
        </LinkButton>
      </Stack>
      <MoveRoundDialog
        action={opened}
        onCancel={() => setOpened(null)}
        onDone={(message) => {
          setOpened(null);
          toast.success(message);
        }}
        round={round}
      />
    </Card>
  );
}
