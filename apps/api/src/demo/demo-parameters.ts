// The threshold of two-person control was higher for a while; what a saver knows is entered; the legal regimes of Kaskad's rounds are on. Made by the product's own operations.
import { addDays } from '@repo/domain/dates';
import { secondPersonParameter } from '@repo/domain/two-persons';
import { changeParameter } from '../modules/parameter-changes/change-parameter.ts';
import { parameterChangeKind } from '../modules/parameter-changes/parameter-change-kind.ts';
import { actOf, approveRequested, type DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';

const changes = [
  {
    key: secondPersonParameter,
    daysAgo: 320,
    value: '150000',
    reason: 'Levée de fonds\u00a0: virements plus importants, sur décision du comité',
  },
  {
    key: secondPersonParameter,
    daysAgo: 140,
    value: '100000',
    reason: 'Retour au seuil d’avant la levée',
  },
  {
    key: 'KASKAD_PSFP',
    daysAgo: 60,
    value: '1',
    reason: 'Agrément de prestataire de financement participatif',
  },
  {
    key: 'LIVRET_A_PERCENT',
    daysAgo: 480,
    value: '1.7',
    reason: 'Arrêté publié au Journal officiel',
  },
  { key: 'LIVRET_A_PERCENT', daysAgo: 300, value: '1.5', reason: 'Arrêté publié au Journal officiel' },
  { key: 'INFLATION_PERCENT', daysAgo: 15, value: '1.2', reason: 'Insee, indice publié ce mois' },
  { key: 'TAX_FILE', daysAgo: 58, value: '1', reason: 'Dossier fiscal relu par le conseil' },
  { key: 'KASKAD_MICA', daysAgo: 59, value: '1', reason: 'Livre blanc notifié à l’autorité' },
] as const;

export function demoParameters(demo: DemoPast): DemoAct[] {
  return changes.flatMap(({ key, daysAgo, value, reason }) => [
    actOf(demo, { daysAgo, by: 'marc.admin' }, ({ past, actor }) => {
      const input = { value, effective_day: addDays(demo.today, 1 - daysAgo) };
      return changeParameter(past, actor, { key, input, reason });
    }),
    actOf(demo, { daysAgo, by: 'ines.garnier', time: '15:20' }, (checker) =>
      approveRequested(checker, key, { 'parameter.change': parameterChangeKind }),
    ),
  ]);
}
