import { defineErrors } from '../../http/app-error.ts';
import { allotmentTexts as texts } from './allotment.texts.ts';

export const allotmentErrors = defineErrors({
  notFound: { status: 404, code: 'kaskad_allotment.not_found', message: texts.notFound },
  notAllottable: { status: 409, code: 'kaskad_allotment.not_allottable', message: texts.notAllottable },
  notClosed: { status: 409, code: 'kaskad_allotment.not_closed', message: texts.notClosed },
  notProposed: { status: 404, code: 'kaskad_allotment.not_proposed', message: texts.notProposed },
  alreadyAllotted: { status: 409, code: 'kaskad_allotment.already_allotted', message: texts.alreadyAllotted },
  notAllotted: { status: 409, code: 'kaskad_allotment.not_allotted', message: texts.notAllotted },
  beingWritten: { status: 409, code: 'kaskad_allotment.being_written', message: texts.beingWritten },
  issueStarted: { status: 409, code: 'kaskad_allotment.issue_started', message: texts.issueStarted },
  issued: { status: 409, code: 'kaskad_allotment.issued', message: texts.issued },
  changed: { status: 409, code: 'kaskad_allotment.changed', message: texts.changed },
  dataMoved: { status: 409, code: 'kaskad_allotment.data_moved', message: texts.dataMoved },
  nothingFirm: { status: 409, code: 'kaskad_allotment.nothing_firm', message: texts.nothingFirm },
  overSupply: { status: 409, code: 'kaskad_allotment.over_supply', message: texts.overSupply('0') },
  unverified: { status: 409, code: 'kaskad_allotment.unverified', message: texts.unverified(1) },
  otherRound: { status: 404, code: 'kaskad_allotment.other_round', message: texts.register.otherRound },
});
