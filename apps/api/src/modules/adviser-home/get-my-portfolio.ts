import type { components } from '@repo/api-sdk/spec';
import { clientStages } from '@repo/domain/clients';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { sumAdviserPayments, sumAdviserUnits } from '../advisers/adviser-accounts.repository.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { readValuation, totalOf } from '../contracts/value-units.ts';
import { countStages } from './adviser-home.repository.ts';

/** « Mes clients : 42 · Encours · Collecte du mois », and the pipeline. */
export async function getMyPortfolio(
  deps: Deps,
  actor: Actor,
): Promise<components['schemas']['MyPortfolio']> {
  const scope = await scopeOf(deps, actor);
  const firstOfMonth = `${parisDay(deps.clock.now()).slice(0, 7)}-01`;
  const [counts, units, payments, { worth, paid }] = await Promise.all([
    countStages(deps.db, scope),
    sumAdviserUnits(deps.db, scope),
    sumAdviserPayments(deps.db, firstOfMonth, scope),
    readValuation(deps),
  ]);
  const stages = clientStages.map((stage) => ({ stage, clients: counts.get(stage) ?? 0 }));
  return {
    clients: stages.reduce((sum, { clients }) => sum + clients, 0),
    value_eur: totalOf(units, worth),
    collected_eur: totalOf(payments, paid),
    stages,
  };
}
