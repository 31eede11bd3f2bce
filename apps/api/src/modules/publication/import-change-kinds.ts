// The publication of a file under two-person control: one kind for new values, one for corrected ones, of NAVs and of rates.
import { decimal } from '@repo/domain/money';
import { z } from 'zod';
import { isOfNavs } from '../../db/schema/market-data.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { type ChangeKind, type ChangeLine } from '../change-requests/change-kind.ts';
import { countAffected, countAwaiting, type SeriesDay } from '../market-data/affected.repository.ts';
import { seriesOf } from '../market-data/import-plan.ts';
import { findPlan, type ImportPlanRow, lockPlan } from '../market-data/import-plans.repository.ts';
import { prepareMarketAhead } from '../market-data/load-market.ts';
import { marketDataErrors } from '../market-data/market-data.errors.ts';
import { readValuesBefore } from '../market-data/market-values.repository.ts';
import { describeNavEffects } from '../market-data/nav-effects.ts';
import { returnRefusedNavs, typedCells } from '../nav-drafts/return-refused-navs.ts';
import { describePlan, subjectOfPlan } from './describe-plan.ts';
import { publicationTexts as texts } from './publication.texts.ts';
import { correctedValues, lockPlanToPublish, type PlanToPublish, publishPlan } from './publish-plan.ts';

type ImportControl = 'nav.publish' | 'nav.correct' | 'fx.manual' | 'fx.correct';

/** Which control a plan is under, by what it changes. */
export function controlOf({ kind, counts }: Pick<ImportPlanRow, 'kind' | 'counts'>): ImportControl {
  if (isOfNavs(kind)) return counts.changed > 0 ? 'nav.correct' : 'nav.publish';
  return counts.changed > 0 ? 'fx.correct' : 'fx.manual';
}

/** `message`: what the clients of a correction read in their email. */
const inputSchema = z.strictObject({ message: z.string().optional() });

function importChangeKind(kind: ImportControl): ChangeKind<z.infer<typeof inputSchema>> {
  return {
    kind,
    subjectType: 'import',
    input: inputSchema,
    // By its warning: without two-person control the call needs no reason.
    isAlwaysHeld: false,
    warnings: { [kind]: texts.warnings[kind] },
    check: async (deps, { subjectId, input: { message } }) => {
      const toPublish = await lockPlanToPublish(deps, subjectId);
      if (controlOf(toPublish.plan) !== kind) throw new AppError(marketDataErrors.dataMoved);
      if (message !== undefined && correctedValues(toPublish).length === 0) {
        refuseField('message', texts.noCorrection);
      }
      return {
        subjectLabel: subjectOfPlan(await toDescribe(deps, toPublish)),
        userId: null,
        lines: [
          ...(await linesOfPlan(deps, toPublish)),
          ...(await describeEffects(deps, toPublish)),
          ...(message === undefined ? [] : [{ label: texts.message, before: null, after: message }]),
        ],
        // What surrounds its values, and what it would do, are those of the request.
        fingerprint: toPublish.plan.fingerprint,
        // What was accepted with a reason is accepted a second time, by the checker.
        warnings: [kind, ...unusualOf(toPublish.plan)],
      };
    },
    apply: async (deps, { actor, subjectId, reason, input: { message } }) =>
      publishPlan(deps, actor, await lockPlanToPublish(deps, subjectId), { reason, message }),
    afterRefusal: async (deps, { subjectId, actor, reason }) => {
      const plan = await lockPlan(deps.db, subjectId);
      if (plan !== undefined) await returnRefusedNavs(deps, plan, { reason, by: actor.userId });
    },
    readTyped: async ({ db }, subjectId, { message = null }) => {
      const plan = await findPlan(db, subjectId);
      const cells = plan === undefined ? [] : typedCells(plan);
      return cells.length === 0 ? null : { navs: { cells, message } };
    },
    afterApproval: prepareMarketAhead,
  };
}

/** As many as are read. */
const shownNotes = 5;

function unusualOf({ notes }: Pick<ImportPlanRow, 'notes'>): string[] {
  const shown = notes.slice(0, shownNotes).map(texts.unusual);
  const others = notes.length - shown.length;
  return others > 0 ? [...shown, texts.moreUnusual(others)] : shown;
}

export const importChangeKinds = {
  'nav.publish': importChangeKind('nav.publish'),
  'nav.correct': importChangeKind('nav.correct'),
  'fx.manual': importChangeKind('fx.manual'),
  'fx.correct': importChangeKind('fx.correct'),
} as const;

/** Its values, as a second person reads them. */
export async function linesOfPlan(deps: Deps, toPublish: PlanToPublish): Promise<ChangeLine[]> {
  return describePlan(await toDescribe(deps, toPublish));
}

async function toDescribe({ db }: Deps, { plan, stored, names }: PlanToPublish) {
  const { kind, fileName, values, firstDay, notes } = plan;
  const before =
    firstDay === null ? [] : await readValuesBefore(db, kind, { series: seriesOf(values), day: firstDay });
  const titles = new Map(names.map(({ id, title }) => [id, title]));
  return { kind, fileName, values, notes, stored: [...before, ...stored], titles };
}

/** What the publication would do now, beside the values themselves. */
async function describeEffects({ db }: Deps, { plan, stored }: PlanToPublish): Promise<ChangeLine[]> {
  const kind = isOfNavs(plan.kind) ? 'nav' : 'fx';
  const published = new Map(stored.map(({ series, day, value }) => [`${series} ${day}`, value]));
  const of = (isChanged: boolean): SeriesDay[] =>
    plan.values.flatMap(([series, day, value]) => {
      const old = published.get(`${series} ${day}`);
      if (old === undefined) return isChanged ? [] : [{ kind, series, day }];
      return isChanged && !decimal(old).eq(decimal(value)) ? [{ kind, series, day }] : [];
    });
  const waiting = await countAwaiting(db, of(false));
  const orders = waiting.map((row) => texts.orders(row.kind, row.count)).join(', ');
  const lines = [
    ...(kind === 'nav' ? await describeNavEffects(db, plan.values) : []),
    { label: texts.waiting, before: null, after: orders === '' ? texts.nothing : orders },
  ];
  if (plan.counts.changed === 0) return lines;
  const { deals, statements } = await countAffected(db, of(true));
  return [
    ...lines,
    { label: texts.deals, before: null, after: String(deals) },
    { label: texts.statements, before: null, after: String(statements) },
  ];
}
