// What the register keeper did: most movements entered, the newest to enter, one discrepancy; attestations of the oldest entries; the
// nightly check of last night.

import { attachRegisterAttestation } from '../modules/register/attach-register-attestation.ts';
import { checkRegister } from '../modules/register/check-register.ts';
import { enterRegisterMovement } from '../modules/register/enter-register-movement.ts';
import { proposedDays } from '../modules/register/register.mapper.ts';
import { listRegisterViews } from '../modules/register/register.repository.ts';
import { reportRegisterGap } from '../modules/register/report-register-gap.ts';
import { parisDay } from '../paris-time.ts';
import { typesetPdf } from '../pdf/typeset.ts';
import { actOf, type DemoCall, type DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';

/** A month ago, then yesterday. */
const left = { first: 4, last: 3 };
/** Entries whose attestation did not come yet. */
const unattested = 5;

/** The lines of a view on that day, the oldest first. */
async function listView({ past: { db } }: DemoCall, view: 'to_enter' | 'entered') {
  const page = { view, q: '', isDescending: false, page: 1, pageSize: 500 } as const;
  return (await listRegisterViews(db, page)).rows.map(({ line }) => line);
}

/** Enters all but the newest ones. */
async function enterAll(call: DemoCall, kept: number): Promise<void> {
  const { past, actor } = call;
  const lines = await listView(call, 'to_enter');
  for (const line of lines.slice(0, Math.max(lines.length - kept, 0))) {
    const { proposed_day: operation_day } = proposedDays(line, parisDay(past.clock.now()));
    const reference = `EQS-${line.strategyId.toUpperCase()}-${String(line.movement ?? 0).padStart(4, '0')}`;
    await enterRegisterMovement(past, actor, {
      id: line.id,
      operation_day,
      reference,
      units: line.units ?? '',
    });
  }
}

/** One file that names each entry. */
async function attest(call: DemoCall): Promise<void> {
  const { past, actor } = call;
  for (const line of (await listView(call, 'entered')).slice(0, -unattested)) {
    const title = `Attestation d’inscription n° ${line.number ?? 0}`;
    const content = await typesetPdf(
      {
        brand: 'Equisafe',
        title,
        subtitle: `Référence ${line.reference ?? ''}`,
        footer: 'Document de démonstration, sans valeur',
        createdAt: past.clock.now(),
      },
      (pdf) =>
        pdf.paragraph(
          'Ce document a été créé pour la démonstration. Il n’atteste d’aucune inscription réelle.',
        ),
    );
    const upload = {
      bytes: Buffer.from(content),
      claimedName: `${line.reference ?? 'attestation'}.pdf`,
      claimedMime: 'application/pdf',
    };
    await attachRegisterAttestation(past, actor, { id: line.id, upload });
  }
}

export function demoRegister(demo: DemoPast): DemoAct[] {
  return [
    actOf(demo, { daysAgo: 30, by: 'equisafe', time: '16:30' }, (call) => enterAll(call, left.first)),
    actOf(demo, { daysAgo: 28, by: 'equisafe', time: '10:00' }, attest),
    actOf(demo, { daysAgo: 1, by: 'equisafe', time: '16:30' }, async (call) => {
      await enterAll(call, left.last);
      const [disputed] = await listView(call, 'to_enter');
      if (disputed === undefined) return;
      await reportRegisterGap(call.past, call.actor, {
        id: disputed.id,
        field: 'address',
        expected: '8 quai Claude-Bernard, 69007 Lyon',
        comment: 'L’adresse de l’avis d’opéré n’est pas celle de la fiche.',
      });
    }),
    actOf(demo, { daysAgo: 1, by: 'equisafe', time: '23:30' }, ({ past }) => checkRegister(past, null)),
  ];
}
