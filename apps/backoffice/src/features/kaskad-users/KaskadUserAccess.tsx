import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { formatLongDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { paths } from '../../shared/paths.ts';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { type AccessAct, accessActs, type KaskadUser } from './kaskad-users.model.ts';
import { accessTexts as texts } from './kaskad-users.texts.ts';

const operations = {
  lock: 'lockKaskadUser',
  unlock: 'unlockKaskadUser',
  unlink: 'unlinkKaskadUser',
} as const satisfies Record<AccessAct, string>;

/** The access of one user to Kaskad, and whether the account is linked to Yield: what else it opens is not of this screen. */
export function KaskadUserAccess({ row }: Pick<KaskadUser, 'row'>) {
  const [act, setAct] = useState<AccessAct | null>(null);
  const { locked_at: lockedAt } = row;
  return (
    <PanelSection title={texts.title}>
      <p>{row.services.includes('yield') ? texts.linked : texts.alone}</p>
      {lockedAt === null ? null : <p>{texts.lockedSince(formatLongDateTime(lockedAt))}</p>}
      <Cluster gap={8}>
        {accessActs(row).map((one) => (
          <Button key={one} onPress={() => setAct(one)} size="sm" variant="ghost">
            {texts.acts[one].open}
          </Button>
        ))}
      </Cluster>
      {act === null ? null : <ActDialog act={act} key={act} onClose={() => setAct(null)} row={row} />}
    </PanelSection>
  );
}

interface ActDialogProps extends Pick<KaskadUser, 'row'> {
  readonly act: AccessAct;
  readonly onClose: () => void;
}

function ActDialog({ act, row, onClose }: ActDialogProps) {
  const { api } = useServices();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const words = texts.acts[act];
  const { id, name } = row.person;
  return (
    <ReasonDialog<unknown>
      help={texts.reasonHelp}
      intro={words.intro}
      // Once unlinked, the record is no more.
      invalidates={act === 'unlink' ? ['listKaskadUsers'] : kaskadInvalidates}
      isDangerous={act !== 'unlock'}
      isOpen
      onCancel={onClose}
      onDone={() => {
        toast.success(words.done);
        onClose();
        if (act === 'unlink') void navigate(paths.kaskadUsers);
      }}
      send={(body) =>
        api.call(operations[act], { path: { id }, body, idempotencyKey: keyOf([act, row.locked_at, body]) })
      }
      submit={words.submit}
      title={words.title(name)}
    />
  );
}
