import { contentDisposition } from '../../http/content-disposition.ts';
import { changeHandler, handler, RawReply } from '../../http/handler.ts';
import { attachRegisterAttestation } from './attach-register-attestation.ts';
import { checkRegister, getRegisterCheck } from './check-register.ts';
import { downloadHolders } from './download-holders.ts';
import { enterRegisterMovement, rectifyRegisterEntry } from './enter-register-movement.ts';
import { getRegisterLine, readRegisterLine } from './get-register-line.ts';
import { countRegisterLines, listRegisterLines } from './list-register-lines.ts';
import { answerRegisterGap, reportRegisterGap } from './report-register-gap.ts';

export const registerHandlers = {
  listRegisterLines: handler<'listRegisterLines'>(({ deps, query }) => listRegisterLines(deps, query)),
  countRegisterLines: handler<'countRegisterLines'>(({ deps }) => countRegisterLines(deps)),
  getRegisterLine: handler<'getRegisterLine'>(({ deps, actor, params }) =>
    getRegisterLine(deps, actor, params.id),
  ),
  enterRegisterMovement: changeHandler<'enterRegisterMovement'>({
    change: ({ deps, actor, params, body }) => enterRegisterMovement(deps, actor, { ...body, id: params.id }),
    response: ({ deps, params }) => readRegisterLine(deps, params.id),
  }),
  rectifyRegisterEntry: changeHandler<'rectifyRegisterEntry'>({
    change: ({ deps, actor, params, body }) => rectifyRegisterEntry(deps, actor, { ...body, id: params.id }),
    response: ({ deps, params }) => readRegisterLine(deps, params.id),
  }),
  reportRegisterGap: changeHandler<'reportRegisterGap'>({
    change: ({ deps, actor, params, body }) => reportRegisterGap(deps, actor, { ...body, id: params.id }),
    response: ({ deps, params }) => readRegisterLine(deps, params.id),
  }),
  answerRegisterGap: changeHandler<'answerRegisterGap'>({
    change: ({ deps, actor, params, body }) => answerRegisterGap(deps, actor, { ...body, id: params.id }),
    response: ({ deps, params }) => readRegisterLine(deps, params.id),
  }),
  getRegisterCheck: handler<'getRegisterCheck'>(({ deps }) => getRegisterCheck(deps)),
  checkRegister: handler<'checkRegister'>(async ({ deps, actor }) => {
    await checkRegister(deps, actor);
    return getRegisterCheck(deps);
  }),
  downloadHolders: handler<'downloadHolders'>(async ({ deps, actor, query }) => {
    const { on, known_on: knownOn, strategy_id: strategyId, format } = query;
    const { bytes, name, mime } = await downloadHolders(deps, actor, { on, knownOn, strategyId, format });
    const headers = {
      'content-type': mime,
      'content-disposition': contentDisposition('attachment', name),
      'cache-control': 'private, no-store',
    };
    return new RawReply(200, headers, Buffer.from(bytes));
  }),
  attachRegisterAttestation: handler<'attachRegisterAttestation'>(async ({ deps, actor, params, upload }) => {
    await attachRegisterAttestation(deps, actor, { id: params.id, upload });
    return readRegisterLine(deps, params.id);
  }),
};
