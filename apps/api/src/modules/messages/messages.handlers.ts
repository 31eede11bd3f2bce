import { AppError } from '../../http/app-error.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { readPlace } from '../../http/list-page.ts';
import { recordAppointment } from '../appointments/record-appointment.ts';
import { countUnreadNotices } from '../notices/notices.repository.ts';
import { deleteMessageFile, downloadMessageFile, uploadMessageFile } from './message-files.ts';
import {
  countMessageThreads,
  getMessageThread,
  getMyNewestThread,
  getMyThread,
  listMessageThreads,
  listMyThreads,
} from './read-threads.ts';
import { countUnread, markRead } from './threads.repository.ts';
import { answerMessageThread, openThread, updateMessageThread, writeMessage } from './write-message.ts';

const ownHandlers = {
  recordAppointment: handler<'recordAppointment'>(({ deps, actor, body }) =>
    recordAppointment(deps, actor, body.event_uri),
  ),
  listMyThreads: handler<'listMyThreads'>(({ deps, actor, query }) =>
    listMyThreads(deps, actor, query?.after),
  ),
  openThread: changeHandler<'openThread'>({
    change: ({ deps, actor, body }) => openThread(deps, actor, body),
    response: ({ deps, actor }) => getMyNewestThread(deps, actor),
  }),
  getMyThread: handler<'getMyThread'>(({ deps, actor, params }) => getMyThread(deps, actor, params.id)),
  writeMessage: changeHandler<'writeMessage'>({
    change: ({ deps, actor, params, body }) => writeMessage(deps, actor, { id: params.id, ...body }),
    response: ({ deps, actor, params }) => getMyThread(deps, actor, params.id),
  }),
  markThreadRead: handler<'markThreadRead'>(async ({ deps, actor, params }) => {
    if (!(await markRead(deps.db, actor.userId, params.id))) throw new AppError(httpErrors.notFound);
    return { success: true };
  }),
  countUnreadMessages: handler<'countUnreadMessages'>(async ({ deps, actor }) => ({
    threads: await countUnread(deps.db, actor.userId),
    notices: await countUnreadNotices(deps.db, actor.account, deps.clock.now()),
  })),
};

const sharedHandlers = {
  uploadMessageFile: handler<'uploadMessageFile'>(({ deps, actor, upload }) =>
    uploadMessageFile(deps, actor, upload),
  ),
  downloadMessageFile: handler<'downloadMessageFile'>(({ deps, actor, params }) =>
    downloadMessageFile(deps, actor, params.id),
  ),
  deleteMessageFile: handler<'deleteMessageFile'>(async ({ deps, actor, params }) => {
    await deleteMessageFile(deps, actor, params.id);
    return { success: true };
  }),
};

const staffHandlers = {
  listMessageThreads: handler<'listMessageThreads'>(({ deps, actor, query }) => {
    const { page, page_size, after, before, sort = '-since', q = '', ...filters } = query ?? {};
    return listMessageThreads(deps, actor, {
      ...filters,
      q: q.trim(),
      isDescending: sort.startsWith('-'),
      ...readPlace({ page, page_size, after, before }),
    });
  }),
  countMessageThreads: handler<'countMessageThreads'>(({ deps, actor }) => countMessageThreads(deps, actor)),
  getMessageThread: handler<'getMessageThread'>(({ deps, actor, params }) =>
    getMessageThread(deps, actor, params.id),
  ),
  answerMessageThread: changeHandler<'answerMessageThread'>({
    change: ({ deps, actor, params, body }) => answerMessageThread(deps, actor, { id: params.id, ...body }),
    response: ({ deps, actor, params }) => getMessageThread(deps, actor, params.id),
  }),
  updateMessageThread: changeHandler<'updateMessageThread'>({
    change: ({ deps, actor, params, body: { version, is_closed: isClosed } }) =>
      updateMessageThread(deps, actor, { id: params.id, version, isClosed }),
    response: ({ deps, actor, params }) => getMessageThread(deps, actor, params.id),
  }),
};

export const messagesHandlers = { ...ownHandlers, ...sharedHandlers, ...staffHandlers };
