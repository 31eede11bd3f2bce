import { formatLongDate } from '@repo/domain/format';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner } from '@repo/ui/feedback';
import { PanelSection } from '../../../shared/PanelSection.tsx';
import type { IdentityCase } from './identity.model.ts';
import { freezeTexts as texts } from './identity.texts.ts';

type Check = IdentityCase['asset_freeze'];

/** The client’s name in the register of asset freezes: a name that may be theirs is for a person to judge. */
export function FreezeCheck({ check }: { readonly check: Check }) {
  const { published_on: day, found, total } = check;
  return (
    <PanelSection title={texts.title}>
      {day === null ? (
        <Banner tone="info">{texts.unchecked}</Banner>
      ) : (
        <Checked day={day} found={found} total={total} />
      )}
    </PanelSection>
  );
}

interface CheckedProps extends Pick<Check, 'found' | 'total'> {
  readonly day: string;
}

function Checked({ day, found, total }: CheckedProps) {
  if (found.length === 0) return <p>{texts.none(formatLongDate(day))}</p>;
  return (
    <>
      <Banner tone="error">{texts.found(total, formatLongDate(day))}</Banner>
      {total > found.length ? <p>{texts.shown(found.length, total)}</p> : null}
      <DefinitionList
        items={found.map(({ registry_id: id, name, nature, born_on: born }) => ({
          term: name,
          value: [texts.natures[nature], ...(born === null ? [] : [texts.born(born)]), texts.number(id)].join(
            ' · ',
          ),
        }))}
        look="stacked"
      />
    </>
  );
}
